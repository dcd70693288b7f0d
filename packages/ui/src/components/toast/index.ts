export { ToastAction } from './toast-action.tsx'
export { Toast, ToastRegion, type ToastProps } from './toast.tsx'
export { Toaster } from './toaster.tsx'
export { toast, type ToastOptions } from './toast-queue.ts'
