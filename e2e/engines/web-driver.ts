import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type WebKit, webKitEnvironment } from '../../scripts/browser/webkit.ts';

/** What a driver calls an element: an id under a name that the standard fixes. */
type ElementReference = Readonly<Record<string, string>>;
type Script = (...args: never[]) => unknown;

const START_LIMIT_MS = 20_000;
const WAIT_LIMIT_MS = 60_000;

/** One window of WebKit, driven by the W3C's WebDriver protocol over HTTP; Playwright has no driver for this browser. */
export class WebDriver {
  readonly #driver: ChildProcess;
  readonly #base: string;
  #session = '';
  /** What pages wrote to the console, and what the driver said itself. */
  output = '';

  private constructor({ driver }: WebKit, port: number) {
    this.#base = `http://127.0.0.1:${port}`;
    this.#driver = spawn(driver, [`--port=${port}`], { env: { ...process.env, ...webKitEnvironment() } });
    const keep = (chunk: Buffer) => {
      this.output += chunk;
    };
    this.#driver.stdout?.on('data', keep);
    this.#driver.stderr?.on('data', keep);
  }

  /** Starts driver and browser. @throws {Error} when either does not come within 20 s. */
  static async start(webKit: WebKit, port: number): Promise<WebDriver> {
    const window = new WebDriver(webKit, port);
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await window.#isReady())) {
      if (Date.now() > deadline) throw new Error(`WebKit's driver did not start:\n${window.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const options = {
      binary: webKit.browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const { sessionId } = await window.#ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch },
    });
    window.#session = `/session/${sessionId}`;
    return window;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.#base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const request = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const answer = await fetch(this.#base + path, { method, ...request });
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  open(url: string): Promise<void> {
    return this.#ask('POST', `${this.#session}/url`, { url });
  }

  resize(width: number, height: number): Promise<void> {
    return this.#ask('POST', `${this.#session}/window/rect`, { width, height });
  }

  /** Runs a function in the page, which sees nothing but its arguments. */
  run<Run extends Script>(script: Run, ...args: Parameters<Run>): Promise<Awaited<ReturnType<Run>>> {
    return this.#ask('POST', `${this.#session}/execute/sync`, {
      script: `return (${script}).apply(null, arguments)`,
      args,
    });
  }

  /** Waits until a function in the page returns something. @throws {Error} after a minute. */
  async until<Run extends Script>(script: Run, ...args: Parameters<Run>): Promise<void> {
    const deadline = Date.now() + WAIT_LIMIT_MS;
    while (!(await this.run(script, ...args))) {
      if (Date.now() > deadline) throw new Error(`In vain waited for ${script} ${JSON.stringify(args)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Types into what matches a selector, as by hand. */
  async type(selector: string, text: string): Promise<void> {
    const found = await this.#ask<ElementReference>('POST', `${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    });
    await this.#ask('POST', `${this.#session}/element/${Object.values(found)[0]}/value`, { text });
  }

  async end(): Promise<void> {
    await this.#ask('DELETE', this.#session).catch(() => undefined);
    const ended = once(this.#driver, 'exit');
    this.#driver.kill();
    await ended;
  }
}
