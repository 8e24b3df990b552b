import type { Choice } from './pose'

/** Where the student is in today's ten: the first that is open behind the one on the table, from the end back to the start. */
export function nextOpen(
  ten: readonly Choice[],
  answered: readonly string[],
  current: Posed | null,
): Choice | undefined {
  const here = ten.findIndex((choice) => isPosed(choice, current))
  const behind = [...ten.slice(here + 1), ...ten.slice(0, Math.max(here, 0))]
  return behind.find(({ archetype }) => !answered.includes(archetype.id))
}

export interface Posed {
  readonly templateId: string
  readonly seed: string
}

export const isPosed = ({ template, seed }: Choice, posed: Posed | null): boolean =>
  template.id === posed?.templateId && seed === posed.seed
