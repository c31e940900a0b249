import { Type } from 'typebox';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.ts';
import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '../vocabulary.ts';

export const EmailSchema = Type.String({
  minLength: 1,
  maxLength: EMAIL_MAX_LENGTH,
  examples: ['vera@example.org'],
});
export const PasswordSchema = Type.String({
  minLength: 1,
  maxLength: PASSWORD_MAX_LENGTH,
  examples: ['Velvet-Otter-12'],
});
/** A look's or image's name: 1–120 code points, any characters. */
export const NameSchema = Type.String({
  minLength: 1,
  maxLength: NAME_MAX_LENGTH,
  examples: ['Rust trench and cream knit'],
});
/** A picture's URL. */
export const ImageSchema = Type.String({ examples: ['http://localhost:8000/media/looks/4f1c9e.png'] });
/** A token of a session; opaque. */
export const TokenSchema = Type.String({ examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.signature'] });
export const StyleSchema = Type.Enum([...STYLES]);
export const BodyShapeSchema = Type.Enum([...BODY_SHAPES]);
export const VibeSchema = Type.Enum([...VIBES]);
export const WeatherTagSchema = Type.Enum([...WEATHER_TAGS]);
/** ISO 8601 date and time in UTC. */
export const TimestampSchema = Type.String({ examples: ['2026-11-21T08:00:00.000Z'] });
