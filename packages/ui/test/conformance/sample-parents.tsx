// The parents without which a part of a compound component does not render.
import * as ui from '../../src/index.ts'
import type { Sample } from './sample.ts'

type Around = Omit<Sample, 'piece'>

export const inDialog: Around = {
  within: (piece) => (
    <ui.Dialog defaultOpen>
      <ui.DialogContent>
        <ui.DialogTitle>Size guide</ui.DialogTitle>
        {piece}
      </ui.DialogContent>
    </ui.Dialog>
  ),
  portal: true,
}
export const inAlert: Around = {
  within: (piece) => (
    <ui.AlertDialog defaultOpen>
      <ui.AlertDialogContent>
        <ui.AlertDialogTitle>Remove it?</ui.AlertDialogTitle>
        {piece}
      </ui.AlertDialogContent>
    </ui.AlertDialog>
  ),
  portal: true,
}

export const inTabs: Around = {
  within: (piece) => <ui.Tabs defaultValue="a">{piece}</ui.Tabs>,
}
export const inMenu: Around = {
  within: (piece) => (
    <ui.Menu defaultOpen>
      <ui.MenuTrigger>Actions</ui.MenuTrigger>
      <ui.MenuContent>{piece}</ui.MenuContent>
    </ui.Menu>
  ),
  portal: true,
}
export const inPopover: Around = {
  within: (piece) => (
    <ui.Popover defaultOpen>
      <ui.PopoverTrigger>Columns</ui.PopoverTrigger>
      {piece}
    </ui.Popover>
  ),
  portal: true,
}
export const inTable: Around = {
  within: (piece) => <ui.Table aria-label="Orders">{piece}</ui.Table>,
}
export const inTableHead: Around = {
  within: (piece) => (
    <ui.Table aria-label="Orders">
      <ui.TableHead>{piece}</ui.TableHead>
    </ui.Table>
  ),
}
export const inTableBody: Around = {
  within: (piece) => (
    <ui.Table aria-label="Orders">
      <ui.TableBody>{piece}</ui.TableBody>
    </ui.Table>
  ),
}
export const inTableRow: Around = {
  within: (piece) => (
    <ui.Table aria-label="Orders">
      <ui.TableBody>
        <ui.TableRow>{piece}</ui.TableRow>
      </ui.TableBody>
    </ui.Table>
  ),
}
