import type { Output } from '@iisp/contract'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { auditVerification, cancelAuditVerification, verifyAudit } from '@iisp/audit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { link, showTrail } from '../test/trail.tsx'

const user = userEvent.setup()
type Verification = Output<typeof auditVerification>
type Last = NonNullable<Verification['last']>

const chainOf = (institutionId: string, findings: Last['chains'][number]['findings'] = []) => ({
  institutionId,
  institutionName: institutionId === 'M001' ? '远山私募' : '启明资产',
  length: 8,
  findings,
})
const ended = (change: Partial<Last>): Last => ({
  id: '3',
  askedBy: '沈稽',
  state: 'done',
  trusted: true,
  finishedAt: '2026-11-21 10:00:00',
  chains: [chainOf('M001'), chainOf('M002')],
  sources: [{ source: 'file', node: 'node-1', state: 'compared', lines: 12, findings: [], restored: [] }],
  ...change,
})
/** Opens the dialog with a verification as the server answers it. */
async function verification(state: Partial<Verification>) {
  const server = showTrail(() => cursorPageOf([link('8')]))
    .answer(auditVerification, () => ({ running: null, last: null, nodes: [], witness: null, ...state }))
    .answer(verifyAudit, () => ({ id: '4' }))
    .answer(cancelAuditVerification, () => ({}))
  await user.click(screen.getByRole('button', { name: '校验审计链' }))
  return { dialog: await screen.findByRole('dialog'), server }
}

test('chains that hold are said to hold, one line an institution with its name', async () => {
  const { dialog, server } = await verification({ last: ended({}) })
  expect(await within(dialog).findByText('校验通过：2 条审计链全部完整')).toBeTruthy()
  expect(within(dialog).getAllByText('完整')).toHaveLength(2)
  expect(within(dialog).getByText('M002 启明资产')).toBeTruthy()
  expect(within(dialog).getByText('沈稽 发起，2026-11-21 10:00:00 结束')).toBeTruthy()
  expect(within(dialog).getByText('签名文件 node-1：已比对至第 12 行')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '重新校验' }))
  await waitFor(() => expect(server.asked(verifyAudit)).toHaveLength(1))
})

test('a broken chain is an alert that says what is wrong with which records, and who knows it', async () => {
  const { dialog } = await verification({
    last: ended({
      chains: [
        chainOf('M001', [
          { kind: 'changed', source: 'table', from: 5, to: 5 },
          { kind: 'missing', source: 'witness', from: 9, to: 12 },
        ]),
        chainOf('M002'),
      ],
    }),
  })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('2 条审计链中 1 条不符')
  expect(within(dialog).getByText('第 5 条被修改，或并非由门户写入')).toBeTruthy()
  expect(within(dialog).getByText('缺少第 9 至 12 条（据见证）')).toBeTruthy()
})

test('signed heads that were cut off are an alert although every chain holds', async () => {
  const cut = { kind: 'heads-cut', from: 10, to: 12 } as const
  const { dialog } = await verification({
    last: ended({
      sources: [
        { source: 'file', node: 'node-1', state: 'compared', lines: 9, findings: [cut], restored: [] },
      ],
    }),
  })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('签名链头被改动')
  expect(within(dialog).getByText('签名文件 node-1: 签名文件末尾被截去第 10 至 12 行')).toBeTruthy()
})

test('a result that the portal did not write is an alert', async () => {
  const { dialog } = await verification({ last: ended({ trusted: false }) })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('已被改动')
})

test('a verification under way shows how far it is, and can be cancelled', async () => {
  const running = {
    id: '4',
    askedBy: '沈稽',
    askedAt: '2026-11-21 11:00:00',
    rowsDone: 120_000,
    rowsTotal: 10_000_000,
  }
  const { dialog, server } = await verification({ running })
  expect(await within(dialog).findByText(/^已校验 120,000 \/ 10,000,000 条/)).toBeTruthy()
  const bar = within(dialog).getByRole<HTMLProgressElement>('progressbar', { name: '校验进度' })
  expect(bar.value / bar.max).toBe(0.012)
  await user.click(within(dialog).getByRole('button', { name: '取消校验' }))
  await waitFor(() => expect(server.asked(cancelAuditVerification)).toHaveLength(1))
})

test('a witness that does not take the signed heads is told on the page', async () => {
  const node = { node: 'node-1', line: 12, at: '2026-11-21 10:00:00', witnessed: 7 }
  const { dialog } = await verification({
    witness: 'witness.example',
    nodes: [{ ...node, witnessProblem: 'status 503' }],
  })
  expect(await within(dialog).findByText('见证未接收：status 503')).toBeTruthy()
})
