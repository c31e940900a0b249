export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonState,
  type ButtonVariant,
  buttonClass,
} from './button.tsx';
