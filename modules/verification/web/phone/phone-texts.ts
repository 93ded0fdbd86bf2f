import { defineTexts } from '@iisp/web/i18n/texts'

export const phoneTexts = defineTexts({
  title: { s2: ['人脸识别', 'Face verification'], s9: ['视频核验', 'Video verification'] },
  institution: ['{{name}}', '{{name}}'],
  loading: ['加载中…', 'Loading…'],
  over: [
    '二维码失效，请在电脑端重新获取',
    'This code is no longer valid. Please get a new one on the computer.',
  ],
  unknown: [
    '核验链接不存在，请在电脑端重新扫码',
    'There is no such verification. Please scan the code again.',
  ],
  offline: ['网络故障，请检查网络后重试', 'No connection. Please check the network and try again.'],
  retry: ['重试', 'Try again'],
  who: ['核验人身份', 'You are'],
  role: { administrator: ['管理员', 'Administrator'], legal: ['法定代表人', 'Legal representative'] },
  name: ['姓名', 'Name'],
  idNumber: ['身份证号码', 'Identity number'],
  consent: [
    '本人同意为办理本次业务采集面部影像与声音、姓名及身份证号码，仅用于核实身份；录像加密保存，到期自动删除，身份证号码不以明文保存。',
    'I agree that my face and voice, my name and my identity number are collected for this business, only to verify who I am. The recording is kept encrypted and deleted when its time is over; the identity number is not kept in clear.',
  ],
  privacy: ['隐私政策', 'Privacy policy'],
  next: ['下一步', 'Next'],
  fault: {
    role: ['请选择核验人身份', 'Please choose who you are'],
    name: ['请输入姓名', 'Please enter the name'],
    idNumber: ['请输入正确的身份证号码', 'Please enter a valid identity number'],
    consent: ['请阅读并同意', 'Please read and agree'],
  },
  face: [
    '请正对镜头，保持面部完整、光线充足，录制{{seconds}}秒。',
    'Look into the camera with your whole face in good light. {{seconds}} seconds are recorded.',
  ],
  video: [
    '请正对镜头，清晰朗读：“我是{{name}}，验证码 {{challenge}}”。最长{{seconds}}秒。',
    'Look into the camera and read aloud: “I am {{name}}, code {{challenge}}”. At most {{seconds}} seconds.',
  ],
  preview: ['摄像头画面', 'Picture of the camera'],
  played: ['录像回放', 'Your recording'],
  open: ['打开摄像头', 'Open the camera'],
  start: ['开始录制', 'Record'],
  stop: ['结束录制', 'Stop'],
  recording: ['录制中，剩余{{left}}秒', 'Recording, {{left}} s left'],
  again: ['重新录制', 'Record again'],
  send: ['提交', 'Submit'],
  sending: ['提交中 {{percent}}%', 'Sending {{percent}} %'],
  noCamera: {
    insecure: [
      '当前网页不是安全连接（https），无法直接使用摄像头。',
      'This page is not on a secure connection (https), so it may not use the camera.',
    ],
    denied: [
      '未获得摄像头权限，请在浏览器设置中允许后重试，或使用手机相机录制。',
      'The camera was not allowed. Please allow it in the browser and try again, or record with the camera app.',
    ],
    missing: [
      '未检测到摄像头，请换用手机扫码，或选择已用相机录制的视频。',
      'No camera was found. Please scan with a phone, or choose a video recorded with a camera.',
    ],
  },
  camera: ['使用手机相机录制', 'Record with the camera app'],
  done: ['提交成功', 'Sent'],
  doneHint: [
    '请返回电脑端等待结果，本页面可以关闭。',
    'Please wait for the result on the computer. You may close this page.',
  ],
})
