import { type Language, shownPerson, stateName } from '@iisp/contract'
import { maskedPassword, linkTypes } from '../contract/codes.ts'
import type { ApplicationRow } from '../contract/fields.ts'
import { type ApplicationStatus, applicationFlow } from '../contract/states.ts'
import { type Viewer, actionsFor, relationViewOf } from '../rules/actions.ts'
import { stageOf } from '../rules/flow.ts'
import type { Application } from './tables.ts'

export const statusName = (status: ApplicationStatus, language: Language): string =>
  stateName(applicationFlow, status, language)

/** Formats a point in time for the wire. The database session's time zone is Asia/Shanghai. */
export const secondsOf = (timestamp: string | null): string => (timestamp ?? '').slice(0, 19)

/** Shows only that a password is stored. */
export const masked = (sealed: string): string => (sealed === '' ? '' : maskedPassword)

/** An application as a list row, with the viewer's actions. `today` is the business date. */
export function presentRow(
  application: Application,
  viewer: Viewer,
  language: Language,
  today: string,
): ApplicationRow {
  const { status, kind } = application
  const urgedToday = application.urged_on === today
  return {
    XMBH: application.project_no,
    KIND: kind,
    STATUS: status,
    STATUSNAME: statusName(status, language),
    STAGE: stageOf(status),
    VERSION: application.version,
    CPMC: application.product_name,
    CPDM: application.product_no,
    JJSMC: application.broker_name,
    F_ZHLX: linkTypes[application.link_type][language],
    ZH: application.account_no,
    LXRNAME: application.contact_name,
    LXRSJ: application.contact_phone,
    LXRYX: application.contact_email,
    YWRQ: application.business_date,
    KDDH: application.courier_no,
    REASON: application.reason,
    CREATEBY: shownPerson(application.created_by_name, application.created_by_real_name, language),
    CREATETIME: secondsOf(application.created_at),
    MANAGERNAME: application.institution_name,
    cuibanFlag: urgedToday ? '1' : '0',
    URGEDTIME: secondsOf(application.urged_at),
    actions: actionsFor({ status, kind, urgedToday }, viewer),
    RELATION: relationViewOf({ status, kind }),
  }
}
