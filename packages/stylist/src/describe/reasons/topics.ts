/** What a sentence is about; two about one thing sound as if they said the same. */
const TOPICS: readonly RegExp[] = [
  /\b(legs?|leg’s|straight cut|straight through|hip to hem|past the hip|from the hip down|below the knee|flaps)\b/i,
  /\b(waist|waistband|tuck(s|ed)?|halves|upper half|one third)\b/i,
  /\bhems?\b/i,
  /\b(sleeves?|cuffs?)\b/i,
  /\b(neck|neckline|collars?|V|roll-neck|halter|button)\b/,
  /\b(shoes?|boots?|trainers|heels?|sandals?|loafers|flats|slippers)\b/i,
  /\b(bag|tote|basket|clutch|duffel)\b/i,
  /\b(print|pattern|stripes?|dots|flowers|florals|check|tartan|plaid)\b/i,
  /\b(knit|knitwear|jumper|merino)\b/i,
  /\b(denim|jeans)\b/i,
  /\b(matched|matching|same cloth|one cloth|top and bottom match|one colour from)\b/i,
  /\bsatin\b/i,
  /\blinen\b/i,
  /\b(earrings|ears?|hoops|necklaces?|pearls)\b/i,
  /\b(lip|lipstick)\b/i,
  /\b(wedding|invitation|party|toast)\b/i,
  /\b(light above|lighter half|lighter top|palest|dark below|darker)\b/i,
  /\{(over|coat|layer)\}|\bblazer\b/i,
  /\{(accent|detail)\}/i,
];

/** Whether two sentences, their braces still empty, speak of one thing. */
export const shareATopic = (one: string, other: string): boolean =>
  TOPICS.some((topic) => topic.test(one) && topic.test(other));
