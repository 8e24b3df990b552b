import type { RecognitionLike, SpeechHost } from '@/lib/speech/host'
import { createRecogniser } from '@/lib/speech/recogniser'

class Recognition implements RecognitionLike {
  static made: Recognition[] = []
  continuous = true
  interimResults = true
  lang = ''
  onresult: RecognitionLike['onresult'] = null
  onerror: RecognitionLike['onerror'] = null
  onend: RecognitionLike['onend'] = null
  calls: string[] = []
  constructor() {
    Recognition.made.push(this)
  }
  start() {
    this.calls.push('start')
  }
  stop() {
    this.calls.push('stop')
  }
  abort() {
    this.calls.push('abort')
  }
  hear(...transcripts: string[]) {
    this.onresult?.({ results: transcripts.map((transcript) => [{ transcript }]) })
  }
}

const timers = { setTimeout: () => 0, clearTimeout: () => undefined }
const host: SpeechHost = { ...timers, webkitSpeechRecognition: Recognition }

function listening(on: SpeechHost = host) {
  const heard: string[] = []
  const log = { error: jest.fn() }
  const recogniser = createRecogniser(on, log)
  const handlers = {
    onResult: (text: string) => heard.push(`result ${text}`),
    onError: (message: string) => heard.push(`error ${message}`),
    onListening: (is: boolean) => heard.push(is ? 'on' : 'off'),
  }
  return { recogniser, handlers, heard, log }
}

const latest = () => Recognition.made[Recognition.made.length - 1] ?? new Recognition()

beforeEach(() => {
  Recognition.made = []
})

test('making a recogniser does nothing yet', () => {
  expect(createRecogniser(host).supported).toBe(true)
  expect(Recognition.made).toHaveLength(0)
})

test('it listens to one utterance in English (US), without interim results', () => {
  const { recogniser, handlers, heard } = listening()
  recogniser.start(handlers)
  expect(latest()).toMatchObject({ continuous: false, interimResults: false, lang: 'en-US', calls: ['start'] })
  expect(recogniser.listening).toBe(true)
  latest().hear(' HCF of 12 and 18 ')
  latest().onend?.()
  expect(recogniser.listening).toBe(false)
  expect(heard).toEqual(['on', 'off', 'result HCF of 12 and 18'])
})

test('start is ignored while it is listening', () => {
  const { recogniser, handlers } = listening()
  recogniser.start(handlers)
  recogniser.start(handlers)
  expect(Recognition.made).toHaveLength(1)
})

test('an unsupported browser is reported through the error callback', () => {
  const { recogniser, handlers, heard } = listening(timers)
  expect(recogniser.supported).toBe(false)
  recogniser.start(handlers)
  expect(heard).toEqual(['error Voice features not supported in this browser'])
  expect(recogniser.listening).toBe(false)
})

test('an error is logged and clears listening', () => {
  const { recogniser, handlers, heard, log } = listening()
  recogniser.start(handlers)
  latest().onerror?.({ error: 'no-speech' })
  latest().onend?.()
  expect(recogniser.listening).toBe(false)
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(heard).toEqual(['on', 'off', 'error no-speech'])
})

test('a start that throws is an error too', () => {
  class Broken extends Recognition {
    override start() {
      throw new Error('in use')
    }
  }
  const { recogniser, handlers, log } = listening({ ...timers, SpeechRecognition: Broken })
  recogniser.start(handlers)
  expect(recogniser.listening).toBe(false)
  expect(log.error).toHaveBeenCalled()
})

test('stop ends listening, and what is heard later is dropped', () => {
  const { recogniser, handlers, heard } = listening()
  recogniser.start(handlers)
  const first = latest()
  recogniser.stop()
  first.hear('too late')
  expect(first.calls).toEqual(['start', 'stop'])
  expect(heard).toEqual(['on', 'off'])
  recogniser.start(handlers)
  expect(Recognition.made).toHaveLength(2)
})

test('entries that were only restated are said once', () => {
  const { recogniser, handlers, heard } = listening()
  recogniser.start(handlers)
  latest().hear('what', 'what is', 'what is a circle')
  expect(heard).toContain('result what is a circle')
})
