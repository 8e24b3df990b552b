import { at, lowerLimit, modalClass, type Grouped } from './grouped'

/** The parts of the formula. */
export function modeParts(table: Grouped) {
  const index = modalClass(table) ?? 0
  return {
    index,
    l: lowerLimit(table, index),
    h: table.width,
    f0: at(table.frequencies, index - 1),
    f1: at(table.frequencies, index),
    f2: at(table.frequencies, index + 1),
  }
}
