import { written } from './bag-feedback.ts'

/** The quantity that the stepper beside a button shows; 1 without a stepper. */
export function chosenQuantity(button: Element): number {
  const input = inputOf(button)
  return input ? quantityOf(input) : 1
}

/** Presses a button of the stepper. React takes the number over from the input when it hydrates it. */
export function step(button: HTMLButtonElement): void {
  const input = inputOf(button)
  if (!input || button.ariaDisabled === 'true') return
  const [less, more] = button.parentElement?.querySelectorAll('button') ?? []
  const max = Number(input.getAttribute('aria-valuemax') ?? Infinity)
  const quantity = Math.max(1, Math.min(max, quantityOf(input) + (button === less ? -1 : 1)))
  input.value = written(quantity)
  input.setAttribute('aria-valuenow', String(quantity))
  less?.toggleAttribute('aria-disabled', false)
  if (quantity <= 1) less?.setAttribute('aria-disabled', 'true')
  more?.toggleAttribute('aria-disabled', false)
  if (quantity >= max) more?.setAttribute('aria-disabled', 'true')
}

function inputOf(button: Element): HTMLInputElement | null {
  const panel = button.closest('[data-shop=purchase-panel]')
  return panel?.querySelector<HTMLInputElement>('input[role=spinbutton]') ?? null
}

function quantityOf(input: HTMLInputElement): number {
  const latin = input.value.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
  const max = Number(input.getAttribute('aria-valuemax') ?? Infinity)
  const quantity = Math.floor(Number(latin))
  return quantity >= 1 ? Math.min(quantity, max) : 1
}
