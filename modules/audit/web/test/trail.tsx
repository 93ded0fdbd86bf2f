import { auditActions, listAudit } from '@iisp/audit/contract'
import type { Input, Output } from '@iisp/contract'
import { getInstitutions } from '@iisp/identity/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { AuditPage } from '../trail/AuditPage.tsx'

const institutions = [
  { id: 'M001', name: '远山私募' },
  { id: 'M002', name: '启明资产' },
]

type AuditRow = Output<typeof listAudit>['list'][number]

export const link = (seq: string): AuditRow => ({
  institutionId: 'M001',
  seq,
  at: '2026-11-21 09:04:19',
  realPerson: '103',
  realPersonName: '沈立',
  account: '203',
  accountEmail: 'shen.li@yuanshan.example',
  actedFor: '',
  action: 'transfers.sign',
  object: 'transfer-order:102998',
  detail: '{"to": "040", "from": "030"}',
  actionName: '签发',
  objectName: '划款指令 HK2026112000102998',
  content: [{ name: '状态', before: '待签发', after: '待托管人确认' }],
})

/** Shows the trail with these answers of its list. */
export const showTrail = (answer: (input: Input<typeof listAudit>) => Output<typeof listAudit>) =>
  stage(AuditPage, {
    server: new FakeServer()
      .answer(listAudit, answer)
      .answer(getInstitutions, () => institutions)
      .answer(auditActions, () => [
        { action: 'transfers.recall', name: '召回指令' },
        { action: 'transfers.sign', name: '签发' },
      ]),
  }).server
