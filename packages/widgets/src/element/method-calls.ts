import type { WidgetMethods } from '../shared/widget-props.ts';

/** Methods of an element whose component may not be there yet: calls wait for it and then run once each. */
export class MethodCalls {
  #methods: WidgetMethods | undefined;
  #waiting: string[] = [];

  call(name: string): void {
    const method = this.#methods?.[name];
    if (method) method();
    else if (!this.#waiting.includes(name)) this.#waiting.push(name);
  }

  /** Takes the component's methods and runs pending calls. Returns an unsubscribe function. */
  readonly register = (methods: WidgetMethods): (() => void) => {
    this.#methods = methods;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const name of waiting) this.call(name);
    return () => {
      if (this.#methods === methods) this.#methods = undefined;
    };
  };
}
