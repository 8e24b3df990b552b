import { identityMeant } from '@/lib/assistant/question/identity-meant'

test.each([
  [
    'sin a minus two sin cube a upon two cos cube a minus cos a equals tan a prove karo',
    'Prove that (sin A - 2 sin^3 A)/(2 cos^3 A - cos A) = tan A',
  ],
  ['prove that 1+secA/secA = sin^2A/1-cosA', 'Prove that (1 + sec A)/sec A = sin^2 A/(1 - cos A)'],
  [
    'root of one plus sin θ upon one minus sin θ equals sec θ plus tan θ prove that',
    'Prove that √((1 + sin θ)/(1 - sin θ)) = sec θ + tan θ',
  ],
])('%s', (text, meant) => {
  expect(identityMeant(text)).toBe(meant)
})

test.each([
  // no way to read it is an identity
  'sin a upon one plus cos a equals tan a prove karo',
  // two angles
  'prove that tan A upon tan B equals one',
  // nothing is to be proved
  'sin a minus two sin cube a upon two cos cube a minus cos a equals tan a',
  'prove that sin A + cos A = 1',
])('%s is left as it stands', (text) => {
  expect(identityMeant(text)).toBeNull()
})
