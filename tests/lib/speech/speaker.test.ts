import type { SpeechHost, UtteranceLike } from '@/lib/speech/host'
import { createSpeaker } from '@/lib/speech/speaker'

class Utterance implements UtteranceLike {
  lang = ''
  rate = 1
  pitch = 0
  volume = 0
  onstart: UtteranceLike['onstart'] = null
  onend: UtteranceLike['onend'] = null
  onerror: UtteranceLike['onerror'] = null
  constructor(readonly text: string) {}
}

type Event = 'onstart' | 'onend'

/** A synthesiser and a clock that move only when they are told to. */
function stage() {
  const said: Utterance[] = []
  const timers = new Map<number, () => void>()
  let made = 0
  const cancel = jest.fn()
  const host: SpeechHost = {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: { speak: (utterance) => utterance instanceof Utterance && said.push(utterance), cancel },
    setTimeout: (callback) => {
      timers.set(++made, callback)
      return made
    },
    clearTimeout: (timer) => {
      timers.delete(Number(timer))
    },
  }
  const fire = (event: Event) => {
    const handler: ((event: never) => void) | null | undefined = said.at(-1)?.[event]
    if (handler) Reflect.apply(handler, undefined, [{}])
  }
  const log = { error: jest.fn() }
  const ringAll = () => [...timers.values()].forEach((ring) => ring())
  return { host, said, timers, cancel, fire, log, ringAll, speaker: createSpeaker(host, log) }
}

test('making a speaker says nothing', () => {
  const { said, cancel, speaker } = stage()
  expect(speaker.supported).toBe(true)
  expect(said).toHaveLength(0)
  expect(cancel).not.toHaveBeenCalled()
})

test('it speaks sentence by sentence at rate 0.8, pitch 1, volume 1, and tells once that it is done', () => {
  const { said, fire, speaker, timers } = stage()
  const done = jest.fn()
  speaker.speak('One. Two.', done)
  expect(said[0]).toMatchObject({ text: 'One.', rate: 0.8, pitch: 1, volume: 1 })
  expect(speaker.speaking).toBe(true)
  fire('onend')
  expect(said.map(({ text }) => text)).toEqual(['One.', 'Two.'])
  expect(done).not.toHaveBeenCalled()
  fire('onend')
  fire('onend')
  expect(done).toHaveBeenCalledTimes(1)
  expect(speaker.speaking).toBe(false)
  expect(timers.size).toBe(0)
})

test('new words cancel the old ones, whose completion is told once', () => {
  const { said, cancel, speaker, fire } = stage()
  const [first, second] = [jest.fn(), jest.fn()]
  speaker.speak('Old words.', first)
  const old = said[0]
  speaker.speak('New words.', second)
  expect(cancel).toHaveBeenCalled()
  expect(first).toHaveBeenCalledTimes(1)
  if (old?.onend) Reflect.apply(old.onend, undefined, [{}])
  expect(speaker.speaking).toBe(true)
  fire('onend')
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(1)
})

test('stop ends it, once', () => {
  const { speaker, cancel } = stage()
  const done = jest.fn()
  speaker.speak('Words. More words.', done)
  speaker.stop()
  speaker.stop()
  expect(cancel).toHaveBeenCalled()
  expect(done).toHaveBeenCalledTimes(1)
  expect(speaker.speaking).toBe(false)
})

test('a sentence that began and never ends gives way to the next', () => {
  const { speaker, fire, ringAll, said } = stage()
  const done = jest.fn()
  speaker.speak('One. Two.', done)
  fire('onstart')
  ringAll()
  expect(said.map(({ text }) => text)).toEqual(['One.', 'Two.'])
  fire('onend')
  expect(done).toHaveBeenCalledTimes(1)
})

test('a voice that never begins is given up', () => {
  const { speaker, ringAll } = stage()
  const done = jest.fn()
  speaker.speak('One. Two. Three.', done)
  ringAll()
  expect(done).toHaveBeenCalledTimes(1)
  expect(speaker.speaking).toBe(false)
})

test('an error is logged and ends it', () => {
  const { speaker, said, log } = stage()
  const done = jest.fn()
  speaker.speak('Words.', done)
  const handler = said[0]?.onerror
  if (handler) Reflect.apply(handler, undefined, [{ error: 'synthesis-failed' }])
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(done).toHaveBeenCalledTimes(1)
})

test('nothing to say is done at once', () => {
  const { speaker, said } = stage()
  const done = jest.fn()
  speaker.speak('   ', done)
  expect(said).toHaveLength(0)
  expect(done).toHaveBeenCalledTimes(1)
})

test('where speech is not supported it only logs', () => {
  const log = { error: jest.fn() }
  const speaker = createSpeaker({ setTimeout: () => 0, clearTimeout: () => undefined }, log)
  expect(speaker.supported).toBe(false)
  speaker.speak('Words.')
  speaker.stop()
  expect(log.error).toHaveBeenCalledTimes(1)
})
