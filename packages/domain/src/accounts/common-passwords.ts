// What people choose when a rule asks for a capital, a digit and a special character: a word everyone thinks of, with
// an ending everyone thinks of. All words are in lower case.

export const commonWords: ReadonlySet<string> = new Set(
  `
  abcd access account action admin administrator adobe airplane alexander amanda amelia andrew angel anthony apples
  april arsenal ashley august austin autumn azerty babygirl bailey banana baseball basketball batman beautiful benjamin
  birmingham blessed bluebird boston brandon bristol buster butterfly cambridge cardiff carlos changeit changeme charlie
  chelsea cheese chester chicken chocolate christmas company compaq computer consult consultant cookie corona
  cowboys crystal daniel default december demo dexter diamond dolphin dragon edinburgh elephant elizabeth emily england
  everton extra family february ferrari flower football forever freedom friday friends george ginger glasgow
  google guest guitar hannah happy hello helpdesk hockey holiday hunter iloveyou internet ireland isabella jackson january
  jasmine jennifer jessica jesus jordan joseph joshua july june justin killer lakers letmein leeds liverpool london loveme
  lovely madison maggie manager manchester march master matrix matthew maverick mercedes michael michelle mickey midnight
  monday money monkey morgan mustang naruto newcastle nicole ninja november october office oliver olivia orange oxford
  pa55word parola passcode passport passw0rd password passwort patrick peanut pepper phoenix player please pokemon porsche
  praxis princess private prince purple qazwsx qwert qwerty qwertyuiop rachel rainbow ranger rangers rebecca robert rocky
  root rooney royal samantha samsung saturday scotland secret secure security september service shadow silver sophie spider
  spring starwars summer sunday sunshine superman support sydney system taylor teacher teddybear temp temporary test tester
  testing thomas thursday tiger tigger tottenham trustno training tuesday twitter united user vanessa victoria wales wednesday
  welcome whatever william windows winter wizard yankees yellow zxcvbn zxcvbnm`
    .trim()
    .split(/\s+/),
)

const signedEndings = `
  1! 1@ 1# 1$ 1* 1. 1? !1 @1 #1 $1 _1 -1 01! 11! 12! 12@ 21! !12 @12 22! 69! 77! 99! 007! 100! 111! 321! 666! 777!
  123! 123@ 123# 123$ 123* 123. 123? !123 @123 #123 $123 *123 _123 -123 .123 123!! 123!@# !@#123 123@! 1234! 1234@ 1234#
  1234$ @1234 !1234 #1234 12345! 12345@ @12345 !12345 123456! 123456@ @123456 !2 2! @2 @321 !321 @007 @786 @111 @999
  1!! 1!a 1a! 0! @0 !0 9! @9`
  .trim()
  .split(/\s+/)

const FIRST_YEAR = 1990
const LAST_YEAR = 2035

const yearEndings = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
  String(FIRST_YEAR + index),
).flatMap((year) => [`${year}!`, `${year}@`, `${year}#`, `@${year}`, `!${year}`, `#${year}`, `-${year}`, `_${year}`])

/** Words written with the digits and signs that look like their letters. */
export const disguisedWords: ReadonlySet<string> = new Set(
  `
  p@ssw0rd p@55w0rd p@55word p@ssword pa$$w0rd pa$$word p@$$w0rd p@$$word pas$w0rd passw@rd adm1n @dmin @dm1n
  admin!strator w3lcome w3lc0me welc0me l3tme!n letm3in ch@ngeme ch4ngeme changem3 qw3rty s3cret s3cr3t secr3t s3cur1ty
  monk3y dr@gon summ3r w1nter spr1ng m@ster m@st3r footb@ll sunsh1ne pr1ncess h3llo hell0 h3ll0 superm@n b@tman t3st te$t
  l0ndon temp0rary us3r r00t`
    .trim()
    .split(/\s+/),
)

export const commonEndings: ReadonlySet<string> = new Set([...signedEndings, ...yearEndings])

/** Endings of disguised words, which have digits and signs already. */
export const plainEndings: ReadonlySet<string> = new Set(['', '!', '1', '12', '123', '1234', '12345', '@', '#', '$'])

/** Passwords that are walks over the keyboard and other common sequences. */
export const wellWornPaths: ReadonlySet<string> = new Set(
  `
  1qaz!qaz 1qaz@wsx 1qaz2wsx! !qaz2wsx !qaz@wsx !qaz1qaz !qaz3edc zaq1@wsx zaq!2wsx zaq1!qaz zaq12wsx! @wsx3edc #edc4rfv
  1q2w3e4r! 1q2w3e4r@ 1q2w3e4r5t! 1q2w3e! 1q2w3e4r5t6y! q1w2e3r4! q1w2e3! !q2w3e4r !q2w3e4r5t !q@w3e4r !q@w#e4r !q@w#e$r
  qwe123! qwe123!@# qwe!@#123 qwe123$%^ qwer1234! qwer!234 qwer123! qwert123! qwert1! asd123! asd123!@# asdf1234! asdf123!
  asdfg123! asdfgh1! zxc123! zxc123!@# zxcv1234! zxcv123! qaz123! qaz123!@# qazwsx123! qazwsx1! qazwsx!2 wsx123! poiu0987!
  abc123! abc123!@# abc@123 abc!123 abc#123 abc$123 abc1234! abc@1234 abcd1234! abcd123! abcd@1234 abcd@123 abcde1! abcdef1!
  abcd!234 a1b2c3d4! a1b2c3! a1s2d3f4! a!b2c3d4 aa123456! aa123456@ aa@123456 aa112233! aa1122! aaa111! aaa123! a123456! a123456@
  a12345678! a12345678@ a@123456 a!123456 q123456! qq123456! qw123456! w123456! z123456! 123456a! 123456a@ 123456q! 12345678a!
  1234567a! 123qwe! 123qwe!@# 123qwe@ 1234qwer! 1234qwer@ 1234!qwer 123abc! 123asd! 12qwaszx! 12qw!@qw 12345qwert! 1111aaaa!
  1234abcd! 1a2b3c4d! 1password! !password1 @password1 1welcome! iloveyou1! iloveyou2! iloveyou<3 trustno1! trustno1@ r2d2c3po!
  blink182! ncc1701! ncc-1701d monkey1!a agent007! h4ck3r! l33t! n1nja! 4ever! love123! love4ever! god123! g0dbless! gue$t123
  mypassword1! mypass123! mypa$$word1 newpassword1! new_password1 oldpassword1! password1!a password!23 password!234 password12!@
  p4ssw0rd! p4ssword! pass123! pass@123 pass@1234 pass1234! pass!234 pass#123 pass@word1 pass@w0rd pass@w0rd1 p@ss123 p@ss1234
  p@ssw0rd!@# passw0rd!1 passwd1! passwd123! login123! login@123 root@123 toor123! user@123 test@123 demo@123 temp@123 temp!123
  oracle123! cisco123! cisco@123 vmware1! linux123! ubuntu1! server1! server@123 system32! laptop1! office365! microsoft1!
  apple123! iphone1! android1! facebook1! whatsapp1! youtube1! netflix1! amazon1! covid19! covid-19 lockdown1!`
    .trim()
    .split(/\s+/),
)
