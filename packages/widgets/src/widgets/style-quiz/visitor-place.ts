/** Where the visitor is, to a tenth of a degree: about ten kilometres. Never stored. */
export interface VisitorPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const OPTIONS: PositionOptions = { timeout: 8000, maximumAge: 3_600_000 };

const toTenth = (degrees: number) => Math.round(degrees * 10) / 10;

/** Asks the browser, and through it the visitor; undefined when either declines or knows no place. */
export function askPlace(): Promise<VisitorPlace | undefined> {
  return new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) resolve(undefined);
    geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ latitude: toTenth(coords.latitude), longitude: toTenth(coords.longitude) }),
      () => resolve(undefined),
      OPTIONS,
    );
  });
}

/** The place of a visitor who agreed before, such as before a reload; never a question. */
export async function recallPlace(): Promise<VisitorPlace | undefined> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return permission?.state === 'granted' ? askPlace() : undefined;
}
