export { RadioGroup, type RadioGroupProps } from './radio-group.tsx'
export { Radio, type RadioProps } from './radio.tsx'
