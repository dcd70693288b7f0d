export const classes = {
  padding: 'own-padding',
  background: 'own-background',
  radius: 'own-radius',
  width: 'own-width',
  display: 'own-display',
}
export const hostClasses: string[] = []
