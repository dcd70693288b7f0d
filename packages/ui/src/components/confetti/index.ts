export { Confetti, type ConfettiProps } from './confetti.tsx'
