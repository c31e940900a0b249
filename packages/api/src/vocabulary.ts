/** The words both sides share; their spelling is that of the calls. */

export const STYLES = ['Casual', 'Sporty', 'Formal', 'Party'] as const;
export type Style = (typeof STYLES)[number];

export const BODY_SHAPES = ['Rectangle', 'Hourglass', 'Pear', 'Round', 'Inverted Triangle'] as const;
export type BodyShape = (typeof BODY_SHAPES)[number];

/** What `weather.tag` and a look's weather tag say. */
export const WEATHER_TAGS = ['hot', 'cold'] as const;
export type WeatherTag = (typeof WEATHER_TAGS)[number];

export const WEATHER_VIBES = ['sunny', 'cloudy', 'cold'] as const;
export const OCCASION_VIBES = ['work', 'casual', 'date'] as const;
export const VIBES = ['sunny', 'cloudy', 'cold', 'work', 'casual', 'date'] as const;
export type Vibe = (typeof VIBES)[number];

export const SECURITY_QUESTIONS = [
  { value: 'favorite_food', text: 'What is your favorite food?' },
  { value: 'birth_city', text: 'What city were you born in?' },
  { value: 'first_pet', text: 'What is the name of your first pet?' },
] as const;
export type SecurityQuestion = (typeof SECURITY_QUESTIONS)[number]['value'];

/** Changes of what guards an account, as its person is told of them. */
export const GUARDING_EVENTS = [
  'password.changed',
  'password.reset',
  'security_question.changed',
  'recovery_code.created',
  'recovery_code.used',
  'sessions.others_ended',
  'session.revoked',
] as const;
export type GuardingEvent = (typeof GUARDING_EVENTS)[number];
