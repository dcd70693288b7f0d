export {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
  type DialogProps,
} from './dialog.tsx'
export { DialogContent, type DialogContentProps } from './dialog-content.tsx'
