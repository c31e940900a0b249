import type { SecurityQuestion } from '@glow/api';

/** One line per group of words, as they are after `normaliseAnswer`; separated by commas. */
function answers(lines: string): ReadonlySet<string> {
  return new Set(
    lines
      .split(/[,\n]/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  );
}

/**
 * The answers a stranger would try first. For favourite food one try at "pizza" opened 19.7 % of accounts, and
 * ten tries at large cities up to 39 % (Bonneau et al., "Secrets, Lies, and Account Recovery", WWW 2015).
 */
export const COMMON_ANSWERS: Readonly<Record<SecurityQuestion, ReadonlySet<string>>> = {
  favorite_food: answers(`
    pizza, pasta, sushi, burger, burgers, hamburger, cheeseburger, steak, chicken, rice, chocolate, ice cream
    icecream, spaghetti, lasagna, lasagne, tacos, taco, burrito, burritos, noodles, ramen, pho, curry, salad, soup
    fish, fish and chips, fish chips, chips, fries, french fries, bread, cheese, mac and cheese, mac cheese, macaroni, macaroni and cheese
    fried chicken, chicken wings, wings, bbq, barbecue, ribs, bacon, egg, eggs, pancakes, pancake, waffles, cake
    cheesecake, cookies, cookie, donuts, donut, fruit, apple, apples, banana, bananas, strawberry, strawberries
    mango, potato, potatoes, meat, beef, pork, lamb, lobster, shrimp, prawns, crab, salmon, tuna, seafood, sandwich
    hot dog, hotdog, kebab, doner, falafel, hummus, biryani, butter chicken, dosa, paneer, momo, dumplings, dim sum
    fried rice, pad thai, kimchi, bibimbap, bulgogi, tteokbokki, paella, tapas, tortilla, gnocchi, risotto, carbonara
    mexican, italian, chinese, indian, thai, japanese, italian food, chinese food, mexican food, indian food
    schnitzel, bratwurst, croissant, crepes, couscous, tagine, jollof, jollof rice, feijoada, empanadas, arepa
    poutine, roast dinner, sunday roast, mashed potatoes, burger and fries, pizza and pasta, nutella, candy, sweets
  `),
  birth_city: answers(`
    london, new york, new york city, nyc, los angeles, la, chicago, houston, phoenix, philadelphia, san antonio
    san diego, dallas, austin, san francisco, sf, seattle, denver, boston, washington, washington dc, atlanta, miami
    detroit, las vegas, portland, minneapolis, brooklyn, queens, bronx, manhattan, cleveland, baltimore, st louis
    orlando, tampa, charlotte, nashville, memphis, new orleans, sacramento, san jose, columbus, indianapolis
    toronto, montreal, vancouver, calgary, ottawa, sydney, melbourne, brisbane, perth, auckland, dublin, glasgow
    edinburgh, birmingham, manchester, liverpool, leeds, bristol, cardiff, belfast, paris, lyon, marseille, berlin
    hamburg, munich, munchen, koln, cologne, frankfurt, vienna, wien, zurich, geneva, rome, roma, milan, milano
    naples, napoli, madrid, barcelona, valencia, lisbon, lisboa, porto, amsterdam, rotterdam, brussels, copenhagen
    stockholm, oslo, helsinki, warsaw, warszawa, krakow, prague, praha, budapest, bucharest, sofia, athens, istanbul
    ankara, izmir, moscow, москва, saint petersburg, kyiv, kiev, киев, tel aviv, jerusalem, cairo, lagos, nairobi
    johannesburg, cape town, accra, casablanca, dubai, riyadh, tehran, baghdad, karachi, lahore, islamabad, mumbai
    bombay, delhi, new delhi, bangalore, bengaluru, chennai, hyderabad, kolkata, calcutta, pune, ahmedabad, jaipur
    dhaka, kathmandu, colombo, bangkok, singapore, kuala lumpur, jakarta, manila, quezon city, cebu, hanoi, saigon
    ho chi minh city, hong kong, 香港, taipei, 台北, beijing, 北京, shanghai, 上海, guangzhou, shenzhen, chengdu, tokyo
    東京, osaka, 大阪, kyoto, nagoya, seoul, 서울, busan, 부산, incheon, 인천, daegu, 대구, mexico city, guadalajara
    monterrey, bogota, medellin, lima, quito, caracas, santiago, buenos aires, montevideo, sao paulo, rio de janeiro
    rio, brasilia, salvador, havana, san juan, kingston
  `),
  first_pet: answers(`
    max, bella, luna, charlie, lucy, cooper, bailey, daisy, sadie, molly, buddy, lola, rocky, jack, stella, tucker
    bear, zoey, duke, penny, milo, oliver, leo, toby, chloe, sophie, lily, coco, teddy, jake, ruby, rosie, maggie
    gracie, oscar, murphy, winston, riley, zeus, louie, bentley, gus, ollie, finn, hank, harley, lulu, nala, roxy
    ginger, pepper, lady, princess, sasha, sam, sammy, shadow, smokey, tiger, simba, kitty, kitten, felix, garfield
    tom, tommy, jerry, whiskers, mittens, oreo, snowball, snowy, fluffy, patches, boots, socks, salem, cleo, misty
    missy, angel, baby, blackie, brownie, cookie, peanut, biscuit, honey, sugar, candy, lucky, rex, spot, fido, rover
    lassie, scooby, scooby doo, snoopy, pluto, goofy, mickey, minnie, bambi, nemo, dory, bubbles, goldie, bugs, thumper
    bunny, rabbit, hammy, nibbles, tweety, polly, rio, kiki, mimi, titi, lili, bobby, bob, rusty, benji, sparky, ace
    apollo, thor, loki, odin, hunter, king, prince, blue, chester, casper, simon, ziggy, gizmo, mocha, hazel, willow
    olive, maya, mia, nina, lucky dog, dog, cat, fish, hamster, bird, parrot, turtle, hund, katze, perro, gato, chien
    chat, none, no pet, never had a pet, 초코, 코코, 보리, モモ, タマ, ポチ, 旺财, 咪咪
  `),
};

/** What people type who do not want to answer; false answers cluster more than true ones. */
export const ANSWERS_TO_ANYTHING: ReadonlySet<string> = answers(`
  none, nothing, no, yes, n a, na, no answer, not applicable, i dont know, i don t know, dont know, don t know, idk
  unknown, nobody, anything, everything, whatever, secret, my secret, password, my password, passwort, pass, answer
  my answer, the answer, question, test, testing, tester, example, abc, abcd, abcde, abcdef, abc123, qwe, qwerty, asd
  asdf, asdfgh, zxcv, zxcvbn, 12345, 123456, 1234567, 12345678, 123456789, 1234567890, 123123, 654321, foo, bar
  foobar, hello, hi, me, my name, home, food, city, town, village, pet, animal, dog, cat, love, family, mom, mum
  mother, dad, father, glow, admin, user, blah, bla, xxx, x, lol
`);
