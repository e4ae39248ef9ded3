import { type ComponentPropsWithoutRef, createContext, useContext } from 'react'

const InsideMain = createContext(false)

/** The one main landmark of a page; inside another it renders an ordinary element. */
export function MainLandmark(props: ComponentPropsWithoutRef<'main'>) {
  const isInside = useContext(InsideMain)
  return <InsideMain value={true}>{isInside ? <div {...props} /> : <main {...props} />}</InsideMain>
}
