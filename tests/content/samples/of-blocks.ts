import type { Sample } from './sample'

const start = '<Concept title="Concept 1" check="cir-length-of-tangent" seed="k3f9">'
const points = '<KeyPoints>\n\n- Once.\n\n</KeyPoints>'
const example = '<Example title="One">\n\nHow many?\n\n<Solution>\n\n1. None.\n\n</Solution>\n\n</Example>'
const right = `${start}\n\nWords.\n\n${example}\n\n${points}\n\n</Concept>`

const of = (wrong: string, says: string): Sample => ({ in: 'concept', wrong, right, says })

/** The blocks of a lesson: missing, empty, unclosed, twice, with fields of their own. */
export const blockSamples: readonly Sample[] = [
  of(right.replace('</Solution>', ''), '<Solution> is opened here and closed nowhere'),
  of(
    right.replace('</Solution>\n\n</Example>', '</Example>\n\n</Solution>'),
    'write </Solution> before </Example>, not behind it',
  ),
  of(right.replace('</Example>', ''), '<Example> is opened here and closed nowhere'),
  of(right.replace('</KeyPoints>', ''), '<KeyPoints> is opened here and closed nowhere'),
  of(right.replace('</Concept>', ''), '<Concept> is opened here and closed nowhere'),
  of(right.replace('<Solution>', ''), 'this is not MDX'),
  of(right.replace('<KeyPoints>', ''), 'this is not MDX'),
  of(right.replace(example, ''), 'this concept has no <Example>'),
  of(right.replace(points, ''), 'this concept has no <KeyPoints>'),
  of(right.replace('<Solution>\n\n1. None.\n\n</Solution>', ''), 'this example has no <Solution>'),
  of(right.replace('1. None.', ''), '<Solution> is empty'),
  of(right.replace('- Once.', ''), '<KeyPoints> is empty'),
  of(right.replace('- Once.', 'Once.'), '<KeyPoints> is empty'),
  of(right.replace('How many?', ''), 'this example has no question'),
  of(right.replace('Words.', ''), 'this concept explains nothing'),
  of(right.replace('<Example title="One">', '<Example>'), '<Example> needs title'),
  of(right.replace('title="One"', 'title=""'), '<Example> needs title'),
  of(right.replace('title="One"', 'titel="One"'), '<Example>: titel is unknown'),
  of(right.replace('title="One"', 'title="One" title="Two"'), 'title stands twice'),
  of(right.replace('title="One"', 'title="The length $PT$"'), 'title is plain text'),
  of(right.replace('title="One"', 'title=“One”'), 'a value stands in quotes or in braces'),
  of(right.replace('title="One"', 'title="Example of Concept 2"'), 'stands already at line'),
  of(right.replace('title="Concept 1"', 'title="Concept 2"'), 'the title "Concept 2" stands already'),
  of(right.replace('<KeyPoints>', '<KeyPoints title="Remember">'), '<KeyPoints>: title is unknown'),
  of(right.replace(' check="cir-length-of-tangent" seed="k3f9"', ''), 'check="..." is missing'),
  of(right.replace('cir-length-of-tangent', 'cir-length-of-tangnet'), 'near it: cir-length-of-tangent'),
  of(right.replace('cir-length-of-tangent', 'poly-sum-and-product'), 'is of the chapter Polynomials'),
  of(right.replace('seed="k3f9"', 'seed="k 9"'), 'is no seed'),
  of(`Stray words.\n\n${right}`, 'text outside a <Concept>'),
  of(right.replace('One">', 'One>'), 'a quote of this tag is open'),
  of(right.replace('<Example', '< Example'), 'no space stands behind <'),
  of(right.replace(points, `${points}\n\n${points}`), 'this <Concept> has a <KeyPoints> already'),
  of(
    right.replace('<Solution>', '<Solution>\n\n1. So.\n\n</Solution>\n\n<Solution>'),
    'this <Example> has a <Solution> already',
  ),
  of(
    right.replace('</Example>', '</Example>\n\n<Solution>\n\n1. So.\n\n</Solution>'),
    '<Solution> stands in a <Example>, and not in a <Concept>',
  ),
  of(
    right.replace(
      '- Once.',
      '- Once.\n\n<Example title="Two">\n\nHow?\n\n<Solution>\n\n1. So.\n\n</Solution>\n\n</Example>',
    ),
    '<Example> stands in a <Concept>, and not in a <KeyPoints>',
  ),
  of(
    right.replace(
      example,
      `<Concept title="In it" check="cir-length-of-tangent">\n\nSo.\n\n${example}\n\n${points}\n\n</Concept>`,
    ),
    'a <Concept> stands by itself',
  ),
]
