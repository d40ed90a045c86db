import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** A blank stands beside the name; the words of a phrase have none between them. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      วิธีแก้[problema]
      [problema] เกิดจากอะไร
      [problema] กินอะไรดี
      [problema] กินอะไรหาย
      [problema] รักษายังไง
      [problema] ทำยังไงดี
      [problema] อาการ
      [problema] สาเหตุ
      [problema] ขาดวิตามินอะไร
      [problema] ห้ามกินอะไร
      อาหารแก้[problema]
      สมุนไพรแก้[problema]
      วิตามินแก้[problema]
      ยาแก้[problema]
      วิธีลด[problema]
      วิธีป้องกัน[problema]
      วิธีบรรเทา[problema]
      [problema] หายเองได้ไหม
      [problema] หาหมออะไร
      [problema] ตอนกลางคืน
    `,
    form: `
      อาหารเสริมแก้[problema]
      อาหารเสริมลด[problema]
    `,
    choice: `
      [problema] อาหารเสริมตัวไหนดี
      [problema] วิตามินยี่ห้อไหนดี
    `,
  }),
  middle: lines({
    about: `
      aaa คืออะไร
      aaa ช่วยอะไร
      aaa สรรพคุณ
      aaa ประโยชน์
      aaa ได้ผลไหม
      aaa ได้ผลจริงไหม
      aaa กี่วันเห็นผล
      aaa ดีอย่างไร
      aaa ทำงานอย่างไร
    `,
    reviews: `
      aaa รีวิว
      aaa ดีไหม
      aaa ดีจริงไหม
      aaa รีวิวจากผู้ใช้จริง
      aaa รีวิวลูกค้า
      aaa ความคิดเห็น
      aaa ใช้แล้วเป็นไง
      aaa กินแล้วเป็นไง
      aaa คุ้มไหม
      aaa ข้อดีข้อเสีย
      aaa ผลลัพธ์
    `,
    complaint: `
      aaa หลอกลวงไหม
      aaa โกง
      aaa ของปลอม
      aaa จริงหรือหลอก
      aaa ข้อเสีย
      aaa เชื่อถือได้ไหม
    `,
    safety: `
      aaa อันตรายไหม
      aaa ผลข้างเคียง
      aaa ปลอดภัยไหม
      aaa มี อย ไหม
      aaa เลข อย
      aaa มีคาเฟอีนไหม
      aaa ให้นมกินได้ไหม
      aaa เบาหวานกินได้ไหม
      aaa ความดันกินได้ไหม
      aaa ใครห้ามกิน
      aaa กินคู่กับยาได้ไหม
      aaa ใครผลิต
      aaa ผลิตที่ไหน
    `,
    ingredients: `
      aaa ส่วนผสม
      aaa ส่วนประกอบ
      aaa สารสกัด
      aaa ฉลาก
      aaa มีน้ำตาลไหม
      aaa สูตร
    `,
    usage: `
      aaa วิธีกิน
      aaa กินตอนไหน
      aaa กินก่อนหรือหลังอาหาร
      aaa กินวันละกี่เม็ด
      aaa วิธีใช้
      aaa กินนานแค่ไหน
      aaa วิธีเก็บรักษา
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa เว็บไซต์ทางการ
      aaa เว็บทางการ
      aaa เว็บหลัก
      aaa เว็บไซต์
      aaa เพจหลัก
      aaa ศูนย์จำหน่าย
    `,
    buy: `
      aaa ซื้อที่ไหน
      aaa ซื้อได้ที่ไหน
      aaa หาซื้อที่ไหน
      ซื้อ aaa
      สั่งซื้อ aaa
      aaa ซื้อออนไลน์
      aaa สั่งซื้อออนไลน์
      aaa ขายที่ไหน
      aaa มีขายที่ไหน
      aaa จำหน่ายที่ไหน
      aaa ของแท้
      aaa แท้
      aaa ร้านค้า
      aaa ร้านไหนถูก
      aaa ใกล้ฉัน
      aaa พร้อมส่ง
      aaa สั่งยังไง
      aaa ตัวแทนจำหน่าย
      aaa สั่งทางไหน
      สั่งซื้อ aaa ยังไง
      aaa มีของไหม
      aaa ร้านไหน
    `,
    price: `
      aaa ราคา
      aaa ราคาเท่าไร
      aaa กี่บาท
      aaa ราคาถูก
      aaa ราคาล่าสุด
      aaa ราคากล่องละ
      aaa เทียบราคา
      aaa ถูกที่สุด
      aaa ราคาปกติ
    `,
    coupon: `
      aaa โปรโมชั่น
      aaa โปร
      aaa ส่วนลด
      aaa โค้ดส่วนลด
      aaa คูปอง
      aaa ลดราคา
      aaa 1 แถม 1
      aaa ซื้อ 2 แถม 1
    `,
    form: `
      aaa แคปซูล
      aaa แบบเม็ด
      aaa แบบผง
      aaa แบบชง
      aaa กัมมี่
      aaa อาหารเสริม
      aaa 3 กล่อง
      aaa 6 กล่อง
    `,
    delivery: `
      aaa ส่งฟรี
      aaa ค่าส่ง
      aaa จ่ายปลายทาง
      aaa กี่วันถึง
      aaa รับประกันคืนเงิน
    `,
    pharmacy: `
      aaa ร้านยา
      aaa มีขายในร้านยาไหม
    `,
    safety: `
      aaa ดูยังไงว่าแท้
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa ยี่ห้อไหนดี
      aaa รุ่นไหนดี
      aaa แนะนำ
      วิธีเลือก aaa
      aaa มีกี่แบบ
      aaa เปรียบเทียบ
    `,
    about: `
      aaa จำเป็นไหม
      aaa ใช้ทำอะไร
    `,
  }),
  middle: lines({
    reviews: `
      aaa รีวิว
      aaa ดีไหม
      aaa คุ้มไหม
      aaa ข้อดีข้อเสีย
      aaa ทนไหม
    `,
    ingredients: `
      aaa สเปก
      aaa ขนาด
      aaa ในกล่องมีอะไร
    `,
    usage: `
      aaa วิธีใช้
    `,
    complaint: `
      aaa ปัญหา
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa เว็บไซต์ทางการ
    `,
    buy: `
      ซื้อ aaa
      aaa ซื้อที่ไหน
      สั่งซื้อ aaa
      aaa พร้อมส่ง
    `,
    price: `
      aaa ราคา
      aaa กี่บาท
      aaa ราคาถูก
    `,
    coupon: `
      aaa โปรโมชั่น
      aaa โค้ดส่วนลด
    `,
    delivery: `
      aaa ส่งฟรี
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    ซื้อ aaa {PAIS}
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
