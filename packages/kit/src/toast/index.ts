export { Toast, type ToastProps, type ToastState, type ToastTone } from './toast.tsx';
