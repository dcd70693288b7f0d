export { CompareChoice, type CompareChoiceProps } from './compare-choice.tsx'
