import { defineTexts } from '@iisp/web/i18n/texts'

export const identityTexts = defineTexts({
  title: ['选择登记身份', 'Choose what you register as'],
  hint: [
    '请选择贵机构以何种身份与托管人办理业务，随后填写登记申请。',
    'As what does your institution do business with the custodian? The application comes next.',
  ],
  choices: ['登记身份', 'Register as'],
  kinds: {
    manager: {
      name: ['私募基金管理人', 'Private fund manager'],
      about: [
        '已在基金业协会登记，管理由本托管人托管或外包服务的产品。登记后开立机构和管理员账号。',
        'Registered with the association, managing products under this custodian. An institution and its administrator’s account are opened.',
      ],
    },
    channel: {
      name: ['基金销售机构', 'Sales channel'],
      about: [
        '代销或募集由本托管人托管的产品。登记后开立机构和管理员账号。',
        'Selling or raising products under this custodian. An institution and its administrator’s account are opened.',
      ],
    },
    client: {
      name: ['投资者/委托人', 'Investor or trustee client'],
      about: [
        '以机构身份投资或委托设立产品。登记后由托管人联系办理，不开立平台账号。',
        'Investing, or entrusting a product, as an institution. The custodian contacts you; no account is opened.',
      ],
    },
  },
  known: ['已有账号？', 'You have an account?'],
  signIn: ['去登录', 'Sign in'],
  sent: ['已提交登记？', 'You have applied already?'],
  lookUp: ['查询进度', 'Look up the application'],
})
