import type { ComponentChildren, Ref } from 'preact';

type Rendered<Props, Instance> = (props: Props, ref: Ref<Instance> | null) => ComponentChildren;

/** React's `forwardRef`: preact hands `ref` to a function component as a prop. */
export function forwardRef<Props, Instance>(render: Rendered<Props, Instance>) {
  return ({ ref, ...props }: Props & { readonly ref?: Ref<Instance> }) =>
    render(props as unknown as Props, ref ?? null);
}
