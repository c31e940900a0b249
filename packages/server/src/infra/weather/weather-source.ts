/** A place on earth in degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The weather at a place now. */
export interface WeatherReading {
  /** Of the air, in °C. */
  readonly temperatureCelsius: number;
  /** What it feels like with wind, humidity and sun, in °C. */
  readonly apparentCelsius: number;
}

/** Where the weather comes from. */
export interface WeatherSource {
  /** The value of `weather.source` in answers. */
  readonly name: string;
  /** Reads the current weather; undefined where it cannot be known in time. Never rejects. */
  read(spot: Coordinates): Promise<WeatherReading | undefined>;
}
