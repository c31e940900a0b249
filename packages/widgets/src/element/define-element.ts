import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { adoptStyles } from '../shared/style-sheets.ts';
import { dispatch } from '../shared/widget-events.ts';
import type { GlowErrorDetail } from '../shared/widget-props.ts';
import type { ElementDescriptor } from './descriptor.ts';
import { contextOf, watchContext } from './element-context.ts';
import { ElementValues } from './element-values.ts';
import { ElementBase, type GlowElement, type GlowElementClass } from './glow-element.ts';
import hostCss from './host.css?inline';
import { localeMessages, whenLocaleLoads } from './locale-messages.ts';
import { MethodCalls } from './method-calls.ts';
import { placeCss, STRUT } from './place-css.ts';
import { Shell, type ShellView } from './shell.tsx';
import { watchTriggers } from './triggers.ts';
import { callbackName, withCommon } from './with-common.ts';

interface ElementDefinition<Props> {
  readonly descriptor: ElementDescriptor;
  readonly component: ComponentType<Props>;
  /** Style sheet texts, in order; equal texts are one sheet for all widgets of the page. */
  readonly styles: readonly string[];
}

interface ReactElementBase extends HTMLElement {
  readonly container: ShadowRoot;
  glowView: ShellView;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Returns r2wc's class with one prop of no type, which it neither parses nor reflects, and whose identity it keeps. */
function reactElementBase(): new () => ReactElementBase {
  const options = { shadow: 'open', props: { glowView: undefined } } as unknown as Parameters<typeof r2wc>[1];
  const base = import.meta.env.GLOW_EMBED || globalThis.HTMLElement ? r2wc(Shell, options) : ElementBase;
  return base as unknown as new () => ReactElementBase;
}

/**
 * Makes the class of a custom element from a descriptor and a React component. Importing it in Node is safe;
 * nothing is registered.
 */
export function defineElement<Props, Instance extends GlowElement = GlowElement>(
  definition: ElementDefinition<Props>,
): GlowElementClass<Instance> {
  const descriptor = withCommon(definition.descriptor);
  const { tag, attributes, properties, methods, events, commands } = descriptor;
  const component = definition.component as ShellView['component'];
  // The loader's sheet has the strut for pages of the embed.
  const strut = import.meta.env.GLOW_EMBED || !descriptor.reservedHeight ? '' : `:host{${STRUT}}`;
  const styles = [hostCss, placeCss(descriptor) + strut, ...definition.styles];
  const propertyOf = new Map(attributes.map(({ name, property }) => [name, property]));
  const propertyNames = [...propertyOf.values(), ...properties.map(({ name }) => name)];

  class WidgetElement extends reactElementBase() {
    static readonly tag = tag;
    static readonly observedAttributes = [...propertyOf.keys()];

    readonly #values = new ElementValues(descriptor);
    readonly #methods = new MethodCalls();
    readonly #callbacks = Object.fromEntries(
      events.map((event) => [callbackName(event.name), (detail: unknown) => dispatch(this, event, detail)]),
    );
    #phase: 'apart' | 'mounted' | 'changed' = 'apart';
    #ready = Promise.withResolvers<void>();
    #stopWatching = () => {};

    static {
      for (const name of propertyNames) {
        Object.defineProperty(WidgetElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#values.get(name);
          },
          set(this: WidgetElement, value: unknown) {
            this.#setProperty(name, value);
          },
        });
      }
      for (const { name } of methods) {
        Object.defineProperty(WidgetElement.prototype, name, {
          configurable: true,
          writable: true,
          value(this: WidgetElement) {
            this.#methods.call(name);
          },
        });
      }
    }

    constructor() {
      super();
      // r2wc takes a new element for a connected one and would mount it, effects and all, before it is.
      super.disconnectedCallback();
      this.addEventListener('command', (event) => this.#run((event as CommandEvent).command));
    }

    /** The root of a first paint is taken over. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    get ready(): Promise<void> {
      return this.#ready.promise;
    }

    override connectedCallback(): void {
      this.#watch();
      this.#update();
      whenLocaleLoads(contextOf(this).lang, () => {
        if (this.#phase === 'apart' && this.isConnected) this.#mount();
      });
    }

    /** A move takes the element out and puts it back at once: only one that stays out is unmounted. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || this.#phase === 'apart') return;
        this.#phase = 'apart';
        this.#stopWatching();
        this.#ready = Promise.withResolvers();
        super.disconnectedCallback();
      });
    }

    /** That it exists makes `moveBefore` leave the element mounted. */
    connectedMoveCallback(): void {
      this.#watch();
      this.#update();
    }

    /** A constructable sheet belongs to one document. */
    adoptedCallback(): void {
      if (this.#phase !== 'apart') adoptStyles(this.container, styles);
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      const property = propertyOf.get(name);
      if (property) this.#set(property, text);
    }

    #mount(): void {
      this.#phase = 'mounted';
      this.#adoptOwnProperties();
      adoptStyles(this.container, styles);
      this.glowView = this.#view();
      super.connectedCallback();
      this.#reportErrors();
    }

    #set(property: string, raw: unknown): void {
      this.#values.set(property, raw);
      this.#update();
    }

    #setProperty(property: string, value: unknown): void {
      const attribute = this.#values.attribute(property);
      if (!attribute?.reflects)
        this.#set(property, value ?? (attribute && this.getAttribute(attribute.name)));
      else if (value) this.setAttribute(attribute.name, '');
      else this.removeAttribute(attribute.name);
    }

    /** What a page set before the class was there stands on the element itself and hides the accessor. */
    #adoptOwnProperties(): void {
      for (const name of propertyNames) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        this.#setProperty(name, value);
      }
    }

    /** Changes of one task are one render. */
    #update(): void {
      if (this.#phase !== 'mounted') return;
      this.#phase = 'changed';
      queueMicrotask(() =>
        whenLocaleLoads(contextOf(this).lang, () => {
          if (this.#phase !== 'changed') return;
          this.#phase = 'mounted';
          this.glowView = this.#view();
          this.#reportErrors();
        }),
      );
    }

    #watch(): void {
      this.#stopWatching();
      const unwatchContext = watchContext(this, () => this.#update());
      const unwatchTriggers = commands && watchTriggers(this, (command) => this.#run(command));
      this.#stopWatching = () => {
        unwatchContext();
        unwatchTriggers?.();
      };
    }

    #run(command: string): void {
      const method = commands?.[command as `--${string}`];
      if (method) this.#methods.call(method);
    }

    #view(): ShellView {
      const context = contextOf(this);
      const values = this.#values.asProps();
      const props: Record<string, unknown> = {
        ...context,
        ...values,
        strings: { ...localeMessages(context.lang, tag), ...(values.strings as object | undefined) },
        ...this.#callbacks,
        host: this,
        container: this.container,
        registerMethods: this.#methods.register,
        reflect: this.#reflect,
      };
      return { component, props, onMounted: this.#onMounted, onFailed: this.#onFailed };
    }

    readonly #reflect = (property: string, value: boolean) => this.#setProperty(property, value);

    readonly #onMounted = () => {
      this.#ready.resolve();
      this.#callbacks.onReady?.(undefined);
    };

    readonly #onFailed = (error: unknown) => {
      this.#report({ reason: 'render', message: `The tag's fallback shows, after ${error}` });
    };

    #reportErrors(): void {
      for (const detail of this.#values.takeErrors()) this.#report(detail);
    }

    #report(detail: GlowErrorDetail): void {
      this.#callbacks.onError?.(detail);
    }
  }
  return WidgetElement as unknown as GlowElementClass<Instance>;
}
