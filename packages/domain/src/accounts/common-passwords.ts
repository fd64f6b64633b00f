/** Words that people build passwords on, without the digits and marks that they put around them. */
const COMMON_WORDS = `abc abcd abcde abcdef abcdefg abcdefgh abcdefghij access account admin administrator amanda america
  andrea andrew angel angels anthony apple arsenal asdf asdfasdf asdfgh asdfghjk asdfghjkl ashley australia autumn azerty
  azertyuiop babygirl backspace baseball basketball batman benjamin berlin beautiful blink bismillah blessed brandon brooklyn
  buster butterfly california canada changeit changeme changethis charlie cheese chelsea chicken chocolate christian christmas
  christopher company computer cookie corporate cowboys daniel danielle december default demo diamond dolphin donald dragon
  dragonball eagles elephant elizabeth employee england enter everyone family february fernando flower flowers football forever
  france francisco freedom friday friend friends fuckyou garfield germany ginger goodluck google gordon guitar hallo hannah
  happiness happy harley harrypotter hello helloworld hercules hockey holiday hunter hunting iceman iloveu iloveyou internet
  iwantu jackson january jasmine jason jennifer jessica jesus jesuschrist johnny jonathan jordan joseph joshua justin
  keyboard killer kimberly letmein liverpool london lovely lovelove loveme loveyou loverboy madison maggie manchester
  manager marina mario marlboro martin master matrix matthew maverick melissa mercedes merlin metallica michael michelle
  mickey midnight million minecraft mohammed monday money monica monkey monster morgan mother mustang muffin mypassword
  naruto natalie newpassword newyork nicholas nicole ninja nintendo november nothing october office online orange
  p pakistan paris pass passme passpass passphrase passwort password passwords passwordpassword patrick peanut pepper
  phoenix playboy players playstation pokemon police portugal portal prince princess private purple pussycat q qaz qazwsx
  qazwsxedc qwaszx qwe qweasd qweasdzxc qwer qwert qwertz qwertzuiop qwerty qwertyqwerty qwertyu qwertyui qwertyuio
  qwertyuiop rachel raiders rainbow ranger rangers realmadrid rebecca remember richard robert rockstar ronaldo root samantha
  samsung santiago saturday scooter scorpion secret secure security september server service shadow silver simple
  skywalker slipknot snoopy snowball soccer softball something sophie spain spiderman spongebob spring starwars startrek
  steelers stephanie steven student summer sunday sunflower sunshine superman superstar survey sweetheart sweetie sweet
  taylor teacher teddybear temp temporary test testing testtest testuser thebest theman thomas thuglife thunder tiger tigger
  tinkerbell trinity trustnoone trustno twitter united user username valentina vanessa vela victor victoria vikings virginia
  volleyball wachtwoord wednesday welcome welcomehome whatever william windows winner winter wizard work world
  wordpass xbox xxxxxx yamaha yankees yellow zaq zaqwsx zxcv zxcvb zxcvbn zxcvbnm`;

/** Rows and walks of the keyboard and the alphabet: any piece of them, forwards or backwards, is a guess. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
];

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Digits behind a word that say nothing: a year, a date, a count. */
const DULL_DIGITS_MAX = 4;

let words: Set<string> | null = null;

/** Whether a password is among the first that anybody would try: common words with common trimmings, walks, repetitions. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(/\s+/g, '');
  return isRepetition(text) || isWalk(text) || isDressedWord(text);
}

/** The same piece over and over, e.g. aaaaaaaaaa or 123123123123. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text)
      return length <= 4 || isDressedWord(piece);
  }
  return false;
}

const reversed = (text: string) => [...text].reverse().join('');
const isWalk = (text: string): boolean => WALKS.some((walk) => walk.includes(text) || reversed(walk).includes(text));

/** password2026!, !!Welcome123, P@ssw0rd, summerwinter99. */
function isDressedWord(text: string): boolean {
  const match = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text);
  if (!match) return false;
  const [, before = '', , after = ''] = match;
  if (!isDull(before) || !isDull(after)) return false;
  return coresOf(text, before.length, after.length).some((core) => isKnown(core) || isTwoKnown(core));
}

/** What stands between the trimmings, and the same with substituted letters undone (they may stand at the ends). */
function coresOf(text: string, before: number, after: number): string[] {
  const plain = text.slice(before, text.length - after);
  const whole = undoLeet(text.replace(/[^a-z@$!\d]+$/, '').replace(/\d{2,}[!@$]*$/, ''));
  return [plain, undoLeet(plain), whole, whole.replace(/[i]$/, '')];
}

const undoLeet = (text: string) => [...text].map((letter) => LEET[letter] ?? letter).join('');

function isDull(trimming: string): boolean {
  const digits = trimming.replace(/\D/g, '');
  return digits.length <= DULL_DIGITS_MAX || isWalk(digits) || isRepetition(digits);
}

function isKnown(word: string): boolean {
  words ??= new Set(COMMON_WORDS.split(/\s+/));
  return words.has(word);
}

function isTwoKnown(core: string): boolean {
  for (let at = 3; at <= core.length - 3; at += 1) {
    if (isKnown(core.slice(0, at)) && isKnown(core.slice(at))) return true;
  }
  return false;
}
