import { algebraKinds } from './algebra-kinds'
import { alwaysFaults } from './always'
import { atLeastFaults } from './at-least'
import { conditionFaults } from './conditions'
import { countedFaults } from './counted'
import { definitionFaults } from './definitions'
import { empiricalFaults } from './empirical'
import { formulaFaults } from './formulas-in-words'
import { geometryKinds } from './geometry-kinds'
import { togetherFaults } from './goes-together'
import { identityFaults, rightAngleFaults } from './identities'
import { knownCountFaults } from './known-counts'
import { labelledFaults } from './labelled'
import { listFaults } from './lists'
import { letterFaults } from './letters-of-formulas'
import { rightTriangleFaults } from './letters-of-right-triangles'
import { longerSideFaults } from './longer-side'
import { measureFaults } from './measures'
import { axisFaults } from './named-axes'
import { axisDistanceFaults } from './from-axes'
import { eitherDivisorFaults, lastDigitFaults } from './both-divisors'
import { bracketFaults } from './bracketed'
import { sideOfAngleFaults } from './side-of-angle'
import { sideSumFaults } from './side-sums'
import { storyFaults } from './stories'
import { inAllFaults } from './in-all'
import { hypotenuseFaults, uprightFaults } from './named-hypotenuse'
import { offByOneFaults } from './off-by-one'
import { orderFaults } from './orders'
import { pairFaults } from './pairs-told'
import { parallelFaults } from './parallels'
import { partFaults } from './parts-of-circle'
import { listedFaults } from './progressions-told'
import { quadrilateralFaults } from './quadrilaterals'
import { possibleFaults, quadraticFaults } from './quadratics-told'
import { ratioFaults } from './ratio-words'
import { reckonedFaults } from './reckoned'
import { scalingFaults } from './scaling'
import { sameEquationFaults } from './same-equation'
import { shiftFaults } from './shifted'
import { swappedKinds } from './swapped-kinds'
import { swapFaults } from './swaps'
import { goesWithFaults, productsIn, sectionFormula } from '../goes-with'
import { multipliedFaults } from '../multiplied'
import { splitFaults } from '../two-units'
import { toldKindFaults } from './told-kinds'
import { toldOrderFaults } from './told-order'
import { trigIdentityFaults } from './trig-identities'
import { trigValueFaults } from './trig-values'
import { trendFaults, vanishingFaults } from './trends'
import { zeroCountFaults } from './zero-counts'
import type { TopicKey } from '@/lib/syllabus'

const ofSection = productsIn([sectionFormula])
const together = togetherFaults([...algebraKinds, ...geometryKinds, ...swappedKinds])

/** What of the facts of its chapter a text of words has wrong. */
export const factFaults = (topic: TopicKey | undefined, text: string): readonly string[] => [
  ...new Set([...lineFactFaults(topic, text), ...formulaFaults(topic, text)]),
]

/** The same of a line of a solution, whose formulas are about its own numbers, or of a row under the head of its table. */
export const lineFactFaults = (topic: TopicKey | undefined, text: string, head = ''): readonly string[] => [
  ...new Set([
    ...together(topic, text, head),
    ...alwaysFaults(text),
    ...measureFaults(text),
    ...listFaults(text),
    ...toldKindFaults(text),
    ...eitherDivisorFaults(text),
    ...lastDigitFaults(text),
    ...countedFaults(text),
    ...identityFaults(text),
    ...rightAngleFaults(text),
    ...axisFaults(text),
    ...parallelFaults(text),
    ...reckonedFaults(text),
    ...splitFaults(text),
    ...multipliedFaults(text),
    ...swapFaults(topic, text),
    ...definitionFaults(topic, text),
    ...conditionFaults(topic, text),
    ...atLeastFaults(text),
    ...inAllFaults(text),
    ...quadrilateralFaults(text),
    ...labelledFaults([{ text, line: 0 }]).map(({ what }) => what),
    ...(topic === undefined || topic === 'coordinate-geometry' ? goesWithFaults(text, ofSection) : []),
    ...offByOneFaults(text),
    ...knownCountFaults(text),
    ...orderFaults(topic, text),
    ...zeroCountFaults(text),
    ...quadraticFaults(text),
    ...possibleFaults(text),
    ...pairFaults(text),
    ...listedFaults(text),
    ...shiftFaults(text),
    ...sameEquationFaults(text),
    ...empiricalFaults(text),
    ...scalingFaults(text),
    ...partFaults(text),
    ...hypotenuseFaults(text),
    ...uprightFaults(text),
    ...rightTriangleFaults(text),
    ...letterFaults(text),
    ...bracketFaults(text),
    ...axisDistanceFaults(text),
    ...storyFaults(text),
    ...toldOrderFaults(text),
    ...(topic === 'circles' ? sideSumFaults(text) : []),
    ...(topic === 'trigonometry' ? [...sideOfAngleFaults(text), ...longerSideFaults(text)] : []),
    // a tip of no chapter may name them too
    ...(topic === 'trigonometry' || /\b(?:co)?sines?\b/i.test(text)
      ? [
          ...trendFaults(text),
          ...vanishingFaults(text),
          ...ratioFaults(text),
          ...trigIdentityFaults(text),
          ...trigValueFaults(text),
        ]
      : []),
  ]),
]
