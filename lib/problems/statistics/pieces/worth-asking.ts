import { equals, type Fraction } from '../../../maths'
import { classMark, fits, median, medianClass, modalClass, mode, type Grouped } from './grouped'

/** A short decimal, and not the class mark: else who takes the middle of the class is right by accident. */
const needsFormula = (table: Grouped, index: number | null, value: Fraction | null, places: number): boolean =>
  index !== null && value !== null && fits(value, places) && !equals(value, classMark(table, index))

/** The formula of the mode is needed: the frequencies on the two sides of the modal class differ. */
export const asksMode = (table: Grouped, places = 2): boolean =>
  needsFormula(table, modalClass(table), mode(table), places)

/** The formula of the median is needed: half of the observations are not reached in the very middle of the median class. */
export const asksMedian = (table: Grouped, places = 2): boolean =>
  needsFormula(table, medianClass(table), median(table), places)
