import type { LanguagePack } from '../language-pack.ts';
import { keywords } from '../notation.ts';

/** Lines for a product with a sheet. */
export const moreKeywords: LanguagePack['moreKeywords'] = {
  nutra: {
    middle: keywords({
      reviews: `
        aaa ก่อนและหลัง
        aaa เห็นผลจริงไหม
      `,
      safety: `
        aaa บริษัทอะไร
      `,
    }),
  },
  physical: {
    middle: keywords({
      reviews: `
        aaa น่าซื้อไหม
      `,
    }),
    bottom: keywords({
      buy: `
        aaa ซื้อที่ไหนดี
        ซื้อ aaa ออนไลน์
        ร้านขาย aaa
        ขาย aaa
        aaa ใกล้ฉัน
      `,
      price: `
        aaa ราคาเท่าไร
        aaa ถูกที่สุด
      `,
      coupon: `
        aaa ลดราคา
        aaa ส่วนลด
        โค้ดส่วนลด aaa
        aaa 11.11
      `,
      delivery: `
        aaa จัดส่งด่วน
        aaa เก็บเงินปลายทาง
        aaa ผ่อนได้ไหม
        aaa ประกัน
      `,
    }),
  },
};
