import { describe, expect, it } from 'vitest'
import { evaluate } from './maths.ts'
import { lines, strips } from './model.ts'
import type { Opened, RoundReport } from './shared/page-api.ts'
import type { Fault } from './testing/fake-gateway.ts'
import { octopus, type TestTable, testTable } from './testing/test-table.ts'

/** Three tops on the middle row, as in the picture of the game; then a jack. */
const middleRow = strips.map((strip, reel) => strip.indexOf(reel < 3 ? 'top' : 'jack') - 1)
const scripted = (stops: number[]) => {
  let drawn = 0
  return () => stops[drawn++ % stops.length] ?? 0
}
/** Stops that pay nothing on any line. */
const nothing = strips[0]?.map((_, stop) => strips.map(() => stop)).find((stops) => evaluate(stops, 1, 20).win === 0) ?? []

async function winningTable(): Promise<TestTable> {
  const table = await testTable({ random: scripted(middleRow) })
  table.gateway.balances.set('ana', 10_000)
  return table
}

const played = (report: RoundReport) => {
  if (report.status !== 'played') throw new Error(`the round is ${report.status}`)
  return report.round
}

describe('a round', () => {
  it('takes the stake, pays the win, ends the round and answers with the new balance', async () => {
    const table = await winningTable()
    const { token, balance } = await table.open('ana')
    expect(balance).toBe('100.00')
    const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value)
    expect(round).toMatchObject({ stops: middleRow, win: '5.00', settled: true, balanceAfterBet: '99.90', balance: '104.90' })
    expect(round.wins).toEqual([{ line: 1, symbol: 'top', count: 3, amount: '5.00' }])
    expect(table.gateway.balances.get('ana')).toBe(10_490)
    expect(table.gateway.calls).toEqual(['authenticate', 'bet', 'win', 'end-round'])
  })

  it('makes no win callback for a round without a win', async () => {
    const table = await testTable({ random: scripted(nothing) })
    table.gateway.balances.set('ana', 500)
    const { token } = await table.open('ana')
    const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value)
    expect(round).toMatchObject({ win: '0.00', settled: true, balance: '4.90' })
    expect(table.gateway.calls).toEqual(['authenticate', 'bet', 'end-round'])
  })

  it('answers the same key with the same round, and refuses it for another stake', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    const first = await table.spin(token, 'key-00000001')
    const again = await table.spin(token, 'key-00000001')
    expect(again.value).toEqual(first.value)
    expect(table.gateway.journal.filter(({ kind }) => kind === 'bet')).toHaveLength(1)
    expect(await table.spin(token, 'key-00000001', '4.00')).toMatchObject({ status: 409, message: 'idempotency_conflict' })
  })

  it('plays one of two spins that arrive together', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    const [one, two] = await Promise.all([table.spin(token, 'key-00000001'), table.spin(token, 'key-00000002')])
    expect([one.success, two.success].filter(Boolean)).toHaveLength(1)
    expect([one, two].find(({ success }) => !success)).toMatchObject({ status: 200, message: 'round_in_progress' })
    expect(table.gateway.journal.filter(({ kind }) => kind === 'bet')).toHaveLength(1)
  })

  it('plays once what is delivered twice at the same time', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    await Promise.all([table.spin(token, 'key-00000001'), table.spin(token, 'key-00000001')])
    await table.settle()
    expect(table.gateway.journal.filter(({ kind }) => kind === 'bet')).toHaveLength(1)
    expect(table.gateway.journal.filter(({ kind }) => kind === 'win')).toHaveLength(1)
  })

  it.each([
    ['insufficient_balance', (table: TestTable) => table.gateway.balances.set('ana', 100)],
    ['session_over', (table: TestTable) => table.gateway.expireTokens()],
    ['unavailable', (table: TestTable) => Object.assign(table.gateway, { maintenance: true })],
  ])('is refused with %s and takes nothing', async (reason, arrange) => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    arrange(table)
    const { status, value } = await table.spin(token, 'key-00000001')
    expect(status).toBe(200)
    expect(value).toEqual({ status: 'refused', reason })
    await table.settle()
    expect(table.gateway.journal).toEqual([])
  })
})

describe('a bet without an answer', () => {
  const silent: Fault[] = ['lost-request', 'lost-answer', 'reset', 'error', 'error-after', 'html', 'cut']

  it.each(silent)('is rolled back until that is acknowledged: %s', async (fault) => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    table.gateway.faults = [
      { callback: 'bet', fault },
      { callback: 'rollback', fault: 'lost-answer' },
      { callback: 'rollback', fault: 'html' },
    ]
    expect((await table.spin(token, 'key-00000001')).value).toEqual({ status: 'checking', idempotencyKey: 'key-00000001' })
    expect((await table.spin(token, 'key-00000002')).message).toBe('round_in_progress')
    await table.settle()
    expect((await table.call('/api/round', { idempotencyKey: 'key-00000001' }, token)).value).toEqual({ status: 'cancelled' })
    expect(table.gateway.balances.get('ana')).toBe(10_000)
    expect((await table.spin(token, 'key-00000003')).value.status).toBe('played')
  })

  it('is taken up by the next process when this one ends before the answer', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    table.gateway.faults = [
      { callback: 'bet', fault: 'lost-answer' },
      { callback: 'rollback', fault: 'lost-request' },
    ]
    await table.spin(token, 'key-00000001')
    await table.idle()
    expect(table.gateway.balances.get('ana')).toBe(9800)
    const next = table.restart()
    await next.settle()
    expect(table.gateway.balances.get('ana')).toBe(10_000)
  })
})

describe('a win without an answer', () => {
  const silent: Fault[] = ['lost-request', 'lost-answer', 'reset', 'error', 'error-after', 'html', 'cut']

  it.each(silent)('is paid once in the end: %s', async (fault) => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    table.gateway.faults = Array.from({ length: 4 }, () => ({ callback: 'win' as const, fault }))
    const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value)
    expect(round).toMatchObject({ win: '5.00', settled: false, balance: null, balanceAfterBet: '99.90' })
    await table.settle()
    const later = played((await table.call<RoundReport>('/api/round', { idempotencyKey: 'key-00000001' }, token)).value)
    expect(later).toMatchObject({ settled: true, balance: '104.90' })
    expect(table.gateway.balances.get('ana')).toBe(10_490)
  })

  it('is paid after a restart and after the player token has ended', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    table.gateway.faults = [{ callback: 'win', fault: 'error' }]
    await table.spin(token, 'key-00000001', '0.10', 1)
    table.gateway.expireTokens()
    await table.restart().settle()
    expect(table.gateway.balances.get('ana')).toBe(10_490)
    expect(table.gateway.ended.size).toBe(1)
  })

  it('waits longer and longer between two tries', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    table.gateway.faults = Array.from({ length: 30 }, () => ({ callback: 'win' as const, fault: 'error' as const }))
    await table.spin(token, 'key-00000001', '0.10', 1)
    for (let second = 0; second < 1800; second += 1) {
      table.time.now += 1000
      await table.outbox.runDue()
    }
    const tries = table.gateway.calls.filter((callback) => callback === 'win').length
    // 1, 2, 4 … 256 s, then every five minutes: 9 + 4 in half an hour.
    expect(tries).toBeGreaterThan(10)
    expect(tries).toBeLessThan(17)
  })
})

describe('after a reload', () => {
  const reopen = async (table: TestTable, token: string) => (await table.call<Opened>('/api/session', {}, token)).value

  it('brings the round that was not shown yet, until it is acknowledged', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    expect((await reopen(table, token)).openRound).toBeNull()
    const { value } = await table.spin(token, 'key-00000001')
    expect((await reopen(table, token)).openRound).toEqual(value)
    const elsewhere = await table.open('ana')
    expect(elsewhere.openRound).toEqual(value)
    await table.call('/api/ack', { idempotencyKey: 'key-00000001' }, token)
    expect((await reopen(table, token)).openRound).toBeNull()
  })

  it('lets a new round stand for the acknowledgement of the one before', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    await table.spin(token, 'key-00000001')
    await table.spin(token, 'key-00000002')
    await table.call('/api/ack', { idempotencyKey: 'key-00000002' }, token)
    expect((await reopen(table, token)).openRound).toBeNull()
  })

  it('says that a bet is still being asked after', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    table.gateway.faults = Array.from({ length: 3 }, () => ({ callback: 'rollback' as const, fault: 'error' as const }))
    table.gateway.faults.push({ callback: 'bet', fault: 'lost-answer' })
    await table.spin(token, 'key-00000001')
    expect((await reopen(table, token)).openRound).toEqual({ status: 'checking', idempotencyKey: 'key-00000001' })
    await table.settle()
    expect((await reopen(table, token)).openRound).toBeNull()
  })

  it('still shows the round when the player token has ended meanwhile', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    const { value } = await table.spin(token, 'key-00000001')
    table.gateway.expireTokens()
    expect(await reopen(table, token)).toMatchObject({ over: true, balance: null, openRound: value })
  })

  it('opens without a balance while the gateway is silent', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    table.gateway.faults = [{ callback: 'balance', fault: 'html' }]
    expect(await reopen(table, token)).toMatchObject({ over: false, balance: null })
  })
})

describe('a spin that never arrived', () => {
  it('is cancelled when it is asked after, and not played when it arrives late', async () => {
    const table = await winningTable()
    const { token } = await table.open('ana')
    expect((await table.call('/api/round', { idempotencyKey: 'key-00000001' }, token)).value).toEqual({ status: 'cancelled' })
    expect((await table.spin(token, 'key-00000001')).value).toEqual({ status: 'cancelled' })
    expect(table.gateway.journal).toEqual([])
  })
})

describe('play money', () => {
  it('never calls the gateway for money', async () => {
    const table = await winningTable()
    const { token, balance, demo } = await table.open('guest', { demo: true })
    expect({ balance, demo }).toEqual({ balance: '1000.00', demo: true })
    const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value)
    expect(round).toMatchObject({ balanceAfterBet: '999.90', balance: '1004.90', settled: true })
    expect((await table.spin(token, 'key-00000001', '0.10', 1)).value).toMatchObject({ round })
    expect((await table.call<{ balance: string }>('/api/balance', {}, token)).value.balance).toBe('1004.90')
    expect(table.gateway.calls).toEqual(['authenticate'])
    expect((await table.call<Opened>('/api/session', {}, token)).value.openRound).toMatchObject({ round })
  })

  it('is topped up, and says so, when it has run out', async () => {
    const table = await testTable({ random: scripted(nothing) })
    const { token } = await table.open('guest', { demo: true })
    for (let round = 0; round < 10; round += 1) {
      expect((await table.spin(token, `key-0000000${round}`, '100.00')).value).toMatchObject({ refilled: false })
    }
    expect((await table.spin(token, 'key-00000011', '100.00')).value).toMatchObject({ refilled: true, round: { balance: '900.00' } })
  })

  it('is each guest’s own', async () => {
    const table = await testTable({ random: scripted(nothing) })
    const [one, two] = [await table.open('guest', { demo: true }), await table.open('guest', { demo: true })]
    await table.spin(one.token, 'key-00000001', '100.00')
    expect((await table.call<{ balance: string }>('/api/balance', {}, two.token)).value.balance).toBe('1000.00')
    expect((await table.call<Opened>('/api/session', {}, two.token)).value.openRound).toBeNull()
  })
})

describe('what the page is told', () => {
  it('publishes the table that the server plays by', async () => {
    const table = await winningTable()
    const opened = await table.open('ana', { language: 'en' })
    expect(opened).toMatchObject({ language: 'en', currencySymbol: 'R$', appOrigin: 'http://app.test', game: { name: octopus.gameName, iconUrl: octopus.iconUrl } })
    expect(opened.model).toMatchObject({ strips, lines, publishedReturn: '96.19' })
    expect(opened.bets).toMatchObject({ lineStakes: ['0.01', '0.02', '0.05', '0.10', '0.20', '0.50', '1.00', '2.00', '5.00'], minStake: '0.10' })
  })
})
