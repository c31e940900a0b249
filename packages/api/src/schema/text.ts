import { Type } from 'typebox';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.ts';
import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '../vocabulary.ts';

export const EmailSchema = Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH });
export const PasswordSchema = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
/** A look's or image's name: 1–120 code points, any characters. */
export const NameSchema = Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH });
export const StyleSchema = Type.Enum([...STYLES]);
export const BodyShapeSchema = Type.Enum([...BODY_SHAPES]);
export const VibeSchema = Type.Enum([...VIBES]);
export const WeatherTagSchema = Type.Enum([...WEATHER_TAGS]);
/** ISO 8601 date and time in UTC. */
export const TimestampSchema = Type.String({ examples: ['2026-11-21T08:00:00.000Z'] });
