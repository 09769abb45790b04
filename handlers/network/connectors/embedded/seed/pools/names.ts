import { da, de, en, en_IN, es, fi, fr, it, nb_NO, nl, pl, sv, type LocaleDefinition } from "@faker-js/faker";

/** The given and family names of one region. */
export interface NamePool {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

/** Returns a locale's names as arrays: calling faker for each name would double the time to create a member. */
function fromFaker({ person }: LocaleDefinition): NamePool {
  const { female = [], male = [] } = person?.first_name ?? {};
  return { given: [...female, ...male], family: person?.last_name?.generic ?? [] };
}

function fromText(given: string, family: string): NamePool {
  return { given: given.split(" "), family: family.split(" ") };
}

export const namePools = {
  swedish: fromFaker(sv),
  danish: fromFaker(da),
  norwegian: fromFaker(nb_NO),
  finnish: fromFaker(fi),
  german: fromFaker(de),
  dutch: fromFaker(nl),
  french: fromFaker(fr),
  spanish: fromFaker(es),
  italian: fromFaker(it),
  polish: fromFaker(pl),
  english: fromFaker(en),
  indian: fromFaker(en_IN),
  portuguese: fromText(
    "Ana Beatriz Bruno Carla Catarina Daniel Diogo Duarte Filipa Francisco Gonçalo Helena Inês Joana João Leonor Luís Mafalda Margarida Mariana Miguel Nuno Patrícia Pedro Raquel Ricardo Rita Rui Sofia Tiago Vasco",
    "Almeida Araújo Barbosa Cardoso Carvalho Correia Costa Cunha Fernandes Ferreira Figueiredo Fonseca Gomes Gonçalves Lopes Machado Magalhães Marques Martins Matos Melo Mendes Moreira Neves Nogueira Oliveira Pereira Pinto Ribeiro Rocha Santos Silva Soares Sousa Tavares Teixeira Vieira",
  ),
  chinese: fromText(
    "Bo Chen Fang Feng Hao Hui Jia Jian Jing Jun Lan Lei Li Lin Ling Mei Min Ming Na Ning Ping Qiang Qing Rui Shan Tao Ting Wei Wen Xia Xin Yan Yang Ying Yu Yuan Zhen",
    "Bai Cai Cao Chang Chen Cheng Deng Ding Dong Fan Feng Gao Gong Guo Han He Hu Huang Jiang Jin Li Liang Lin Liu Lu Luo Ma Meng Peng Qian Ren Shen Shi Song Su Sun Tan Tang Wang Wu Xie Xu Xue Yang Yao Ye Yin Yu Yuan Zeng Zhang Zhao Zheng Zhou Zhu",
  ),
  japanese: fromText(
    "Akira Asuka Ayumi Daichi Emi Haruka Haruto Hiroshi Kaito Kenji Mai Makoto Mei Misaki Naoko Ren Riku Sakura Satoshi Shota Sora Takumi Tomoko Yui Yuki Yuto",
    "Abe Endo Fujita Goto Hashimoto Hayashi Ikeda Inoue Ishikawa Ito Kato Kimura Kobayashi Kondo Matsumoto Mori Murakami Nakamura Ogawa Okada Saito Sakamoto Sasaki Sato Shimizu Suzuki Takahashi Tanaka Watanabe Yamada Yamamoto Yoshida",
  ),
  arabic: fromText(
    "Adil Ahmad Aisha Amal Amina Dalia Farah Faris Hadi Hana Hassan Huda Ibrahim Jamal Karim Khalid Laila Lina Mahmoud Mariam Mona Nabil Nadia Noor Omar Rania Reem Salma Sami Samira Tariq Yasmin Yusuf Zahra Zayn",
    "Abadi Abbas Aziz Bakri Darwish Farouk Fawzi Ghanem Habib Haddad Hakim Hamdan Haidar Issa Jaber Kanaan Khalil Khoury Mansour Masri Nasser Nassar Qasim Rahman Saleh Salem Samara Sayegh Shaheen Sharif Suleiman Taha Tamimi Zidan",
  ),
  nigerian: fromText(
    "Ada Adaeze Adebayo Amara Babatunde Bisi Chidi Chika Chinedu Chioma Damilola Ebere Efe Emeka Femi Folake Funmi Ifeanyi Ifeoma Kelechi Kunle Ngozi Nkechi Obinna Olamide Segun Simi Temitope Tobi Tunde Uche Yemi Zainab",
    "Abiola Achebe Adebayo Adekunle Adeyemi Afolabi Ajayi Akande Akpan Balogun Bello Chukwu Danjuma Eze Ibe Igwe Ike Lawal Mbah Nnamdi Nwosu Obi Ogunleye Okafor Okeke Okonkwo Okoro Oladipo Onyeka Salami Sanusi Umar Uzoma Yusuf",
  ),
} as const satisfies Record<string, NamePool>;

export type NameRegion = keyof typeof namePools;
