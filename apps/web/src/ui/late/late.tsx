import {
  Component,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useState,
} from 'react'
import { isChunkError, loadAgain, missingPart } from './failed-parts'
import { MissingNotice } from './missing-notice'

/** Where the notice that a part did not load is shown: in the part's place, unless given. */
export type Frame<Props> = (notice: ReactNode, props: Props) => ReactNode

type Shown = (props: never) => ReactNode
type PropsOf<Code extends Shown> = Code extends () => ReactNode ? object : Parameters<Code>[0]

/** `fetchAhead` loads the code before the part is shown, when somebody comes near what opens it. */
type LateComponent<Props> = FunctionComponent<Props> & { readonly fetchAhead: () => void }

/**
 * A component whose code is loaded when it is first shown, as with `lazy`. Code that does not arrive is loaded again by
 * Retry, and when the network is back; the page around it stays.
 */
export function late<Code extends Shown>(
  code: () => Promise<{ default: Code }>,
  frame: Frame<PropsOf<Code>> = (notice) => notice,
): LateComponent<PropsOf<Code>> {
  const load = code as () => Promise<{ default: ComponentType<PropsOf<Code>> }>
  let newest: ComponentType<PropsOf<Code>> = lazy(load)
  let isFetched = false
  /** Loads the code ahead; code that is there is used without waiting, which `lazy` would do even then. */
  const fetchAhead = () => {
    if (isFetched) return
    isFetched = true
    load().then(
      (module) => {
        newest = module.default
      },
      // The failure is reported once the part is shown.
      () => {
        isFetched = false
      },
    )
  }
  function Late(props: PropsOf<Code>) {
    const [{ Part, attempt }, setShown] = useState({ Part: newest, attempt: 1 })
    return (
      <MissingBoundary
        key={attempt}
        // A failed `lazy` component stays failed: the next attempt gets another.
        onFailed={() => {
          newest = lazy(() => loadAgain(load))
        }}
        onRetry={() => setShown({ Part: newest, attempt: attempt + 1 })}
        frame={(notice) => frame(notice, props)}
      >
        {createElement(Part, props)}
      </MissingBoundary>
    )
  }
  return Object.assign(Late, { fetchAhead })
}

interface BoundaryProps {
  readonly onFailed: () => void
  readonly onRetry: () => void
  readonly frame: (notice: ReactNode) => ReactNode
  readonly children: ReactNode
}

class MissingBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  #stopWaiting: (() => void) | undefined

  override componentDidMount() {
    this.#stopWaiting = missingPart.subscribe(() => {
      if (missingPart.get() === undefined) this.#retry()
    })
  }

  override componentWillUnmount() {
    this.#stopWaiting?.()
  }

  readonly #retry = () => {
    if (this.state.error !== undefined) this.props.onRetry()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isChunkError(error)) throw error
    return this.props.frame(<MissingNotice onRetry={this.#retry} />)
  }
}

/** The frame of parts that nobody asked for: the banner tells of their failure. */
export const unseen = (): null => null
