/** Two stretches, at `speed` and at `speed + more` km/h, that take so many hours. */
export interface Journey {
  readonly vehicle: 'bus' | 'train' | 'cyclist' | 'motorcycle'
  readonly speed: number
  readonly more: number
  readonly times: readonly [number, number]
  readonly stem: 0 | 1 | 2
}

interface Story {
  /** Speeds in km/h that such a vehicle has on the way. */
  readonly least: number
  readonly greatest: number
  readonly told: (journey: Journey) => string
}

/** "4 hours", "$4\frac{1}{2}$ hours" */
const duration = (hours: number): string =>
  Number.isInteger(hours) ? `$${hours}$ hours` : `$${Math.floor(hours)}\\frac{1}{2}$ hours`

const told =
  (who: string, start: string) =>
  ({ speed, more, times: [first, second], stem }: Journey): string => {
    const [near, far, total] = [first * speed, second * (speed + more), duration(first + second)]
    return (
      [
        `${who} covers $${near}$ km at one average speed and the next $${far}$ km at a speed $${more}$ km/h higher. The whole journey takes ${total}. Find the first speed in km/h.`,
        `${who} goes $${near}$ km at a steady speed, and then $${far}$ km at a speed that is $${more}$ km/h more. ${start} takes ${total} altogether. Find the speed in the first part, in km/h.`,
        `After $${near}$ km at one speed ${who.charAt(0).toLowerCase()}${who.slice(1)} becomes $${more}$ km/h faster and goes $${far}$ km at the new speed. Both parts together take ${total}. What was the first speed in km/h?`,
      ][stem] ?? ''
    )
  }

export const journeys: Readonly<Record<Journey['vehicle'], Story>> = {
  bus: { least: 28, greatest: 60, told: told('A bus', 'It') },
  train: { least: 36, greatest: 90, told: told('A train', 'It') },
  cyclist: { least: 8, greatest: 20, told: told('A cyclist', 'The ride') },
  motorcycle: { least: 30, greatest: 60, told: told('A motorcyclist', 'The ride') },
}
