// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { changeMoneyToChinese } from './change-money-to-chinese.ts'
import { getCurrentTime } from './get-current-time.ts'
import { getJJsListByOrgNameSupportLike } from './get-jjs-list-by-org-name-support-like.ts'
import { getOtherAccountByBranchName } from './get-other-account-by-branch-name.ts'
import { nextWorkDay } from './next-work-day.ts'
import { selectAreaList } from './select-area-list.ts'
import { selectCityList } from './select-city-list.ts'
import { selectCurrentLevelByName } from './select-current-level-by-name.ts'
import { selectProvinceList } from './select-province-list.ts'
import { selectWorkDays } from './select-work-days.ts'

export const handlers: readonly Handler[] = [
  changeMoneyToChinese,
  getCurrentTime,
  getJJsListByOrgNameSupportLike,
  getOtherAccountByBranchName,
  nextWorkDay,
  selectAreaList,
  selectCityList,
  selectCurrentLevelByName,
  selectProvinceList,
  selectWorkDays,
]
