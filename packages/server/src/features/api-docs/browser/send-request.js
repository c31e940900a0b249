// @ts-check
/** @typedef {{ name?: string, image?: string, alt?: string }} Look */

/** The tokens live here and in the fields alone. */
let token = '';
const MAX_PICTURES = 4;

/** @param {ParentNode} root @param {string} selector */
const all = (root, selector) => /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll(selector)]);

/** @param {HTMLFormElement} form */
const bodyOf = (form) => all(form, 'textarea')[0]?.value;

/** @param {HTMLFormElement} form */
function addressOf(form) {
  const query = new URLSearchParams();
  let path = form.dataset.path ?? '';
  for (const { name, value, dataset } of all(form, '[data-place]')) {
    if (dataset.place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Writes the parts of the request into the code that is copied. @param {HTMLFormElement} form */
function writeCode(form) {
  const slots = { origin: location.origin, address: addressOf(form), body: bodyOf(form) ?? '' };
  for (const slot of all(form, '[data-slot]')) {
    const text = slots[/** @type {keyof typeof slots} */ (slot.dataset.slot)];
    slot.textContent = slot.dataset.quotes === 'shell' ? text.replaceAll("'", `'\\''`) : text;
  }
}

/** @param {HTMLFormElement} form @param {string} head @param {string} [text] @param {Look[]} [looks] */
function showAnswer(form, head, text, looks = []) {
  const [headLine] = all(form, '.answer-head');
  const [pictures] = all(form, '.answer-pictures');
  const [code] = all(form, '.answer code');
  if (!headLine || !pictures || !code) return;
  headLine.textContent = head;
  if (text !== undefined) code.textContent = text;
  pictures.replaceChildren(...looks.map(pictureOf));
}

/** @param {Look} look */
function pictureOf({ image = '', alt = '', name = '' }) {
  const picture = new Image(120, 160);
  picture.alt = alt || name;
  const source = new URL(image);
  source.searchParams.set('w', '320');
  picture.src = source.href;
  return picture;
}

/** Returns the looks of an answer whose pictures this page may show. @param {{ outfits?: Look[] }} answer */
function looksOf({ outfits = [] }) {
  const isOurs = ({ image = '' }) => URL.canParse(image) && new URL(image).origin === location.origin;
  return outfits.filter(isOurs).slice(0, MAX_PICTURES);
}

/** Keeps a token for every panel of the page. @param {string} value */
function keepToken(value) {
  token = value;
  for (const field of all(document, '[data-token]')) if (field.value !== value) field.value = value;
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const method = form.dataset.method ?? 'GET';
  const body = bodyOf(form);
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (form.querySelector('[data-token]') && token) headers.set('authorization', `Bearer ${token}`);
  showAnswer(form, 'Sending...');
  const startedMs = performance.now();
  const response = await fetch(addressOf(form), {
    method,
    headers,
    ...(body !== undefined && { body }),
    credentials: 'omit',
  });
  const bytes = await response.arrayBuffer();
  const head = `${response.status} ${response.statusText}, ${Math.round(performance.now() - startedMs)} ms`;
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return showAnswer(form, head, `A file of ${bytes.byteLength} bytes: ${type}`);
  const answer = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof answer.access === 'string') keepToken(answer.access);
  return showAnswer(form, head, JSON.stringify(answer, null, 2), looksOf(answer));
}

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('.request'))) {
  writeCode(form);
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-token]')) keepToken(target.value.trim());
    else writeCode(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form).catch(() => showAnswer(form, 'No answer came. Is the server running?'));
  });
}
