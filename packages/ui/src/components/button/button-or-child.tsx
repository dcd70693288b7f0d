import { Slot } from '../../lib/slot.tsx'
import { Button, type ButtonProps } from './button.tsx'

/** A `Button`, or with `asChild` the child without a button's look: what opens and closes a layer. */
export function ButtonOrChild({ asChild, ...props }: ButtonProps) {
  if (!asChild) return <Button {...props} />
  const { variant: _variant, tone: _tone, size: _size, fullWidth: _fullWidth, ...others } = props
  const { loading: _loading, ...rest } = others
  return <Slot {...rest} />
}
