/**
 * A composition rule is met by adding an upper-case letter and a sign to a word that everybody uses, and a year.
 * A list of such passwords would be these words times those additions, so the additions are taken off instead.
 */

const COMMON_WORDS = new Set(
  `password passwort passwd pass passcode passphrase motdepasse contrasena senha parola wachtwoord pwd pw secret
  welcome willkommen bienvenue hello hallo hola bonjour ciao letmein letme open opensesame login signin account
  admin administrator root user guest test tester testing demo sample example temp temporary changeme change default
  qwerty qwertz azerty qwert qwer qwe qwertyuiop asdf asdfg asdfgh asdfghjkl asd zxcv zxcvb zxcvbn zxcvbnm zxc qaz
  qazwsx qazwsxedc wsx wsxedc zaq zaqwsx zaqxsw xsw qweasd qweasdzxc asdqwe poiuyt lkjhgf mnbvcxz aaa aaaa xxx abc
  abcd abcde abcdef abcdefg abcdefgh abcabc iloveyou iloveu ilove love lovely loveyou loveme lover mylove babe baby
  babygirl babyboy sweet sweetie sweetheart honey darling angel princess prince queen king beautiful pretty cutie
  monkey dragon tiger lion eagle bear wolf panda bunny kitty kitten puppy doggy dolphin butterfly unicorn horse
  football baseball basketball soccer hockey tennis golf cricket rugby champion winner master mustang harley
  ferrari porsche mercedes corvette yankees lakers cowboys arsenal chelsea liverpool barcelona juventus realmadrid
  superman batman spiderman ironman starwars skywalker yoda pokemon pikachu naruto goku minecraft fortnite roblox
  matrix gandalf hogwarts potter disney mickey minnie nintendo playstation xbox gaming gamer sunshine sunny summer
  winter spring autumn fall snow rain rainbow flower flowers rose lily daisy jasmine orange banana apple cherry
  strawberry chocolate cookie coffee pizza pepper ginger cheese butter sugar candy january february march april may
  june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  sommer herbst fruhling verano invierno otono primavera ete hiver printemps estate inverno christmas easter
  halloween birthday holiday vacation weekend london paris berlin newyork chicago boston dallas texas california
  florida hawaii america england france germany espana italia india mumbai delhi brasil canada australia london
  michael michelle jennifer jessica jordan ashley amanda daniel david robert thomas charlie george andrew anthony
  joshua matthew william james john maria anna nicole samantha hannah sophie emma olivia max bella luna lucky buddy
  maggie bailey molly shadow killer hunter ranger ninja samurai warrior knight soldier captain trustno trustme
  whatever nothing something anything everything forever always never freedom liberty peace hope faith jesus christ
  jesuschrist god blessed blessing heaven church family mother father mommy daddy mama papa friend friends bestfriend
  computer internet google facebook instagram twitter youtube netflix amazon microsoft windows apple iphone samsung
  android system server network security secure access manager service support office company business work job
  student teacher school college university hospital doctor nurse police money dollar rich million bitcoin crypto
  fuckyou fuck shit asshole bitch sexy hot cool awesome amazing super mega power magic mystic secretword silver gold
  world golden diamond crystal black white red blue green purple yellow pink metal rock music guitar piano dance party
  glow glowup glowing stylist style styles stylish fashion fashionista wardrobe outfit outfits clothes dress shoes
  closet trend trendy beauty makeup vogue model runway chic`
    .split(/\s+/)
    .filter(Boolean),
);

const READ_AS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
};
const FEW_SIGNS = 4;
const SHORT_WORD = 3;
const DIGITS = '01234567890';

/** Whether a password is one of those that meet the rule of spec section 5 and that guessing starts with. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (new Set(folded).size <= FEW_SIGNS) return true;
  const withoutEnd = /^.*\p{L}/su.exec(folded)?.[0] ?? '';
  const core = withoutEnd.replace(/^[^\p{L}]+/u, '');
  const readings = [folded, core, readSigns(core), readSigns(withoutEnd)].map(lettersOf);
  return readings.some(isCommonText) || isShortWordWithRun(folded);
}

function readSigns(text: string): string {
  return text.replace(/[^\p{L}]/gu, (sign) => READ_AS[sign] ?? sign);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

/** One common word, twice the same, or two of them. */
function isCommonText(letters: string): boolean {
  if (COMMON_WORDS.has(letters)) return true;
  return Array.from(letters).some(
    (_, index) => COMMON_WORDS.has(letters.slice(0, index)) && COMMON_WORDS.has(letters.slice(index)),
  );
}

/** `Abc12345!`: at most three letters, and digits that run up, down or on the spot. */
function isShortWordWithRun(folded: string): boolean {
  if (lettersOf(folded).length > SHORT_WORD) return false;
  const digits = folded.replace(/\D/g, '');
  const reversed = Array.from(digits).reverse().join('');
  return DIGITS.includes(digits) || DIGITS.includes(reversed) || new Set(digits).size === 1;
}
