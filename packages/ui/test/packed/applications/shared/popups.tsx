'use client'

import { Button } from '@shop/ui/button'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@shop/ui/dialog'
import { Toast, ToastRegion } from '@shop/ui/toast'
import { useState } from 'react'

/** A dialog and a toast, which are drawn outside the tree of the page. */
export function Popups() {
  const [saved, setSaved] = useState(false)
  return (
    <>
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent>
          <DialogTitle>Size guide</DialogTitle>
        </DialogContent>
      </Dialog>
      <Button variant="outline" onClick={() => setSaved(true)}>
        Show toast
      </Button>
      <ToastRegion>
        <Toast open={saved} onOpenChange={setSaved} duration={600_000}>
          Saved
        </Toast>
      </ToastRegion>
    </>
  )
}
