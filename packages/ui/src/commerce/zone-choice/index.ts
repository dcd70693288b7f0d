export { ZoneChoice, type ZoneChoiceProps } from './zone-choice.tsx'
