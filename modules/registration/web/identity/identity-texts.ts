import { defineTexts } from '@iisp/web/i18n/texts'

export const identityTexts = defineTexts(
  'registration.identity',
  {
    title: '选择登记身份',
    hint: '请选择贵机构以何种身份与托管人办理业务，随后填写登记申请。',
    choices: '登记身份',
    kinds: {
      manager: {
        name: '私募基金管理人',
        about: '已在基金业协会登记，管理由本托管人托管或外包服务的产品。登记后开立机构和管理员账号。',
      },
      channel: {
        name: '基金销售机构',
        about: '代销或募集由本托管人托管的产品。登记后开立机构和管理员账号。',
      },
      client: {
        name: '投资者/委托人',
        about: '以机构身份投资或委托设立产品。登记后由托管人联系办理，不开立平台账号。',
      },
    },
    known: '已有账号？',
    signIn: '去登录',
    sent: '已提交登记？',
    lookUp: '查询进度',
  },
  {
    title: 'Choose what you register as',
    hint: 'As what does your institution do business with the custodian? The application comes next.',
    choices: 'Register as',
    kinds: {
      manager: {
        name: 'Private fund manager',
        about:
          'Registered with the association, managing products under this custodian. An institution and its administrator’s account are opened.',
      },
      channel: {
        name: 'Sales channel',
        about:
          'Selling or raising products under this custodian. An institution and its administrator’s account are opened.',
      },
      client: {
        name: 'Investor or trustee client',
        about:
          'Investing, or entrusting a product, as an institution. The custodian contacts you; no account is opened.',
      },
    },
    known: 'You have an account?',
    signIn: 'Sign in',
    sent: 'You have applied already?',
    lookUp: 'Look up the application',
  },
)
