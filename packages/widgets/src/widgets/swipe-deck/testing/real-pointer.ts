import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Input goes to the page that holds the tests' frame. */
function onPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}

const send = (method: string, params: object) =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send(method, params);

export function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Button = 'left' | 'right';

/** A mouse on the browser's own input pipeline, with capture and all. */
export const mouse = {
  async press(at: Point, button: Button = 'left') {
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...onPage(at) });
    await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...onPage(at), button, clickCount: 1 });
  },
  async move(to: Point, button: Button = 'left') {
    const buttons = button === 'left' ? 1 : 2;
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...onPage(to), button, buttons });
  },
  async release(at: Point, button: Button = 'left') {
    await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...onPage(at), button, clickCount: 1 });
  },
};

/** Fingers on the browser's own input pipeline: every call names all that are down. */
export const fingers = {
  async down(...points: Point[]) {
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.map(onPage) });
  },
  async move(...points: Point[]) {
    await send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points.map(onPage) });
  },
  async up(...left: Point[]) {
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: left.map(onPage) });
  },
  async cancel() {
    await send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  },
};
