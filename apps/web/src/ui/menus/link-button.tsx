import { Button, type ButtonProps } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'

interface LinkButtonProps extends ButtonProps {
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>
}

/** A link that looks like a button. */
export function LinkButton({ link, ...button }: LinkButtonProps) {
  return <Button {...button} renderRoot={(props) => <Link {...props} {...link} />} />
}
