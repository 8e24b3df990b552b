import { screen, within } from '@testing-library/react'
import { asked, dialog, log, openAssistant, replies } from './assistant-page'
import { noVoice, standInVoice } from '../stand-ins/voice'

const button = (name: string) => screen.queryByRole('button', { name })
const word = 'Voice features not supported in this browser'

afterEach(noVoice)
beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

const readAloud = () => screen.getByRole('switch', { name: 'Read replies aloud' })

describe('without voice', () => {
  test('a word says so, the microphone is not shown, and the console knows', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await openAssistant()
    expect(within(dialog()).getByText(word)).toBeVisible()
    expect(button('Start listening')).not.toBeInTheDocument()
    expect(logged).toHaveBeenCalledTimes(1)
  })

  test('replies come all the same, unspoken', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { send, wait } = await openAssistant()
    await send('hello')
    await wait(1000)
    expect(replies()).toHaveLength(2)
    expect(button('Stop speaking')).not.toBeInTheDocument()
  })
})

describe('listening', () => {
  test('the microphone toggles, and says which', async () => {
    const voice = standInVoice()
    const { press } = await openAssistant()
    expect(within(dialog()).queryByText(word)).not.toBeInTheDocument()
    await press('Start listening')
    expect(button('Start listening')).not.toBeInTheDocument()
    expect(within(dialog()).getByText('Listening…')).toBeVisible()
    await press('Stop listening')
    expect(button('Start listening')).toBeVisible()
    expect(within(dialog()).queryByText('Listening…')).not.toBeInTheDocument()
    expect(voice.recognitions[0]?.stop).toHaveBeenCalled()
  })

  test('it is for one utterance, without interim results, in English (US)', async () => {
    const { recognitions } = standInVoice()
    const { press } = await openAssistant()
    expect(recognitions).toEqual([])
    await press('Start listening')
    expect(recognitions).toHaveLength(1)
    expect(recognitions[0]).toMatchObject({ continuous: false, interimResults: false, lang: 'en-US' })
    expect(recognitions[0]?.start).toHaveBeenCalledTimes(1)
  })

  test('what is heard is sent with the mark of voice, and listening is over', async () => {
    const voice = standInVoice()
    const { press, send, wait } = await openAssistant()
    await send('hello')
    await wait(1000)
    voice.finishSpeaking()
    expect(within(log()).queryByText('Spoken')).not.toBeInTheDocument()
    await press('Start listening')
    voice.hear('lcm of 4 and 6')
    expect(asked()).toEqual(['hello', 'lcm of 4 and 6'])
    expect(within(log()).getAllByText('Spoken')).toHaveLength(1)
    expect(button('Start listening')).toBeVisible()
    await wait(1000)
    expect(replies()[2]).toContain('12')
  })

  test.each([
    ['nothing is heard', () => {}],
    ['only silence is heard', (voice: ReturnType<typeof standInVoice>) => voice.hear('  ')],
  ])('when %s, nothing is sent and listening is over', async (_, happens) => {
    const voice = standInVoice()
    const { press } = await openAssistant()
    await press('Start listening')
    happens(voice)
    voice.fallSilent()
    expect(asked()).toEqual([])
    expect(button('Start listening')).toBeVisible()
  })

  test('an error is logged, and listening is over', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const voice = standInVoice()
    const { press } = await openAssistant()
    await press('Start listening')
    voice.fail('not-allowed')
    expect(logged).toHaveBeenCalledWith('Speech recognition failed:', 'not-allowed')
    expect(button('Start listening')).toBeVisible()
    expect(asked()).toEqual([])
    await press('Start listening')
    expect(button('Stop listening')).toBeVisible()
  })

  test('closing ends it, and what is heard afterwards is not sent', async () => {
    const voice = standInVoice()
    const { press } = await openAssistant()
    await press('Start listening')
    await press('Close')
    voice.hear('too late')
    await press('AI Assistant')
    expect(asked()).toEqual([])
    expect(button('Start listening')).toBeVisible()
  })
})

describe('reading replies aloud', () => {
  test('is off until it is switched on, and the choice is kept', async () => {
    const { utterances } = standInVoice()
    const { send, wait, user, unmount } = await openAssistant()
    expect(readAloud()).not.toBeChecked()
    await send('hello')
    await wait(1000)
    expect(utterances).toEqual([])
    await user.click(readAloud())
    await send('hello')
    await wait(1000)
    expect(utterances).not.toEqual([])
    unmount()
    await openAssistant()
    expect(readAloud()).toBeChecked()
  })

  test('is switched on by the first question that is spoken', async () => {
    const voice = standInVoice()
    const { press, wait } = await openAssistant()
    await press('Start listening')
    voice.hear('hello')
    await wait(1000)
    expect(readAloud()).toBeChecked()
    expect(voice.utterances).not.toEqual([])
  })

  test('stays off for a student who has switched it off, and falls silent at once', async () => {
    const voice = standInVoice()
    const { press, send, wait, user } = await openAssistant()
    await user.click(readAloud())
    await send('hello')
    await wait(1000)
    voice.cancel.mockClear()
    await user.click(readAloud())
    expect(voice.cancel).toHaveBeenCalled()
    const said = voice.utterances.length
    await press('Start listening')
    voice.hear('hello')
    await wait(1000)
    expect(readAloud()).not.toBeChecked()
    expect(voice.utterances).toHaveLength(said)
  })
})

describe('speaking', () => {
  beforeEach(() => window.localStorage.setItem('mathTutorReadAloud', 'on'))

  test('a reply is spoken in words, at rate 0.8, pitch 1 and volume 1', async () => {
    const { utterances } = standInVoice()
    const { send, wait } = await openAssistant()
    await send('discriminant of x^2 - 5x + 6')
    expect(utterances).toEqual([])
    await wait(1000)
    expect(utterances[0]).toMatchObject({ rate: 0.8, pitch: 1, volume: 1 })
    expect(utterances[0]?.text).not.toMatch(/[$\\^]/)
  })

  test('neither the welcome nor a study tip is spoken', async () => {
    const { utterances } = standInVoice()
    const { press, wait } = await openAssistant()
    await press('Get Study Tip')
    await wait(5000)
    expect(utterances).toEqual([])
  })

  test('Stop speaking is shown only while speaking', async () => {
    const voice = standInVoice()
    const { send, wait } = await openAssistant()
    await send('hello')
    expect(button('Stop speaking')).not.toBeInTheDocument()
    await wait(1000)
    expect(button('Stop speaking')).toBeVisible()
    voice.finishSpeaking()
    expect(button('Stop speaking')).not.toBeInTheDocument()
  })

  test('Stop speaking silences the loudspeaker', async () => {
    const { cancel, utterances, finishSpeaking } = standInVoice()
    const { send, wait, press } = await openAssistant()
    await send('What is a polynomial?')
    await wait(1000)
    cancel.mockClear()
    await press('Stop speaking')
    expect(cancel).toHaveBeenCalled()
    expect(button('Stop speaking')).not.toBeInTheDocument()
    const said = utterances.length
    finishSpeaking()
    expect(utterances).toHaveLength(said)
  })

  test('a new reply cuts the old one off', async () => {
    const { cancel, utterances } = standInVoice()
    const { send, wait } = await openAssistant()
    await send('hello')
    await wait(1000)
    await send('lcm of 4 and 6')
    cancel.mockClear()
    await wait(1000)
    expect(cancel).toHaveBeenCalled()
    expect(utterances.at(-1)?.text).toMatch(/lcm|4|12/i)
    expect(button('Stop speaking')).toBeVisible()
  })

  test.each([
    ['listening', 'Start listening'],
    ['closing', 'Close'],
  ])('%s stops it', async (_, name) => {
    const { cancel } = standInVoice()
    const { send, wait, press } = await openAssistant()
    await send('hello')
    await wait(1000)
    cancel.mockClear()
    await press(name)
    expect(cancel).toHaveBeenCalled()
    expect(button('Stop speaking')).not.toBeInTheDocument()
  })

  test('a reply that comes after closing is shown later, and not spoken', async () => {
    const { utterances } = standInVoice()
    const { send, wait, press } = await openAssistant()
    await send('hello')
    await press('Close')
    await wait(1000)
    expect(utterances).toEqual([])
    await press('AI Assistant')
    expect(replies()).toHaveLength(2)
  })
})
