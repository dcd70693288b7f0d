import { Button } from '@shop/ui/button'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@shop/ui/dialog'
import styles from '@shop/ui/styles.css?inline'
import { createRoot } from 'react-dom/client'

// An element of another page, with the library inside: its shadow root has the sheet.
const host = document.getElementById('root')!
host.id = 'host'
const root = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
root.adoptedStyleSheets = [sheet]
const place = root.appendChild(document.createElement('div'))
createRoot(place).render(
  <Dialog>
    <DialogTrigger asChild>
      <Button>Open</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogTitle>Size guide</DialogTitle>
    </DialogContent>
  </Dialog>,
)
