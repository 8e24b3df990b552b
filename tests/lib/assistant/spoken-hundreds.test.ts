import { withSpokenHundreds } from '@/lib/assistant/question/spoken-hundreds'

test.each([
  ['a lighthouse one twenty metres high the angle', 'a lighthouse 120 metres high the angle'],
  ['a point two forty m away is', 'a point 240 m away is'],
  ['a tower one twenty five metres tall', 'a tower 125 metres tall'],
  ['angle of the sector is one twenty degrees', 'angle of the sector is 120 degrees'],
  ['poles of one fifteen metres and ninety metres', 'poles of 115 metres and ninety metres'],
  ['eighty metres and one ten metres apart', 'eighty metres and 110 metres apart'],
  ['one eighty km per hour', '180 km per hour'],
])('"%s" says "%s"', (typed, said) => expect(withSpokenHundreds(typed)).toBe(said))

test.each([
  'one twenty metre long rope is tied',
  'there is one fifty m high tower',
  'two twenty metre high towers stand',
  'the angles are one thirty degrees and the other sixty degrees',
  'one pole is forty metres and one twenty metres',
  'each one twenty metres long',
])('what "%s" counts is open: it tells no size', (typed) =>
  expect(withSpokenHundreds(typed)).not.toMatch(/\d|(?:one|two) (?:twenty|thirty|fifty)/),
)

test.each([
  'one twenty rupee note',
  'three point one four metres',
  'two point one twenty metres',
  'twenty one metres high',
  'one hundred and twenty metres',
  'one hundred and one twenty metres',
  'one ball of twenty cm',
  'a one rupee coin and two twenty paise coins',
])('"%s" stays', (typed) => expect(withSpokenHundreds(typed)).toBe(typed))
