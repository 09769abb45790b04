import type { NameRegion } from "./names.ts";

/** A time zone: the standard offset from UTC in minutes, and the rules of its daylight saving time. */
export interface Zone {
  readonly offset: number;
  readonly summer?: "eu" | "us";
}

export interface Place {
  /** The location on profiles. */
  readonly name: string;
  readonly city: string;
  readonly zone: Zone;
  /** The relative number of companies here. */
  readonly weight: number;
  /** The regions of the names of the people here, most frequent first. */
  readonly regions: readonly NameRegion[];
  readonly schools: readonly string[];
  readonly dialCode: string;
}

const cet: Zone = { offset: 60, summer: "eu" };
const gmt: Zone = { offset: 0, summer: "eu" };
const eet: Zone = { offset: 120, summer: "eu" };
const eastern: Zone = { offset: -300, summer: "us" };

export const places: readonly Place[] = [
  place(
    "Stockholm",
    "Sweden",
    cet,
    10,
    "+46 8",
    ["swedish", "swedish", "english", "arabic"],
    "Stockholm Institute of Technology",
    "University of Lake Mälaren",
    "Norra Business School",
  ),
  place(
    "Gothenburg",
    "Sweden",
    cet,
    5,
    "+46 31",
    ["swedish", "swedish", "danish", "indian"],
    "Gothenburg Technical University",
    "West Coast School of Economics",
  ),
  place("Malmö", "Sweden", cet, 3, "+46 40", ["swedish", "danish", "arabic"], "Öresund University"),
  place("Uppsala", "Sweden", cet, 2, "+46 18", ["swedish", "finnish"], "Fyris University"),
  place(
    "Copenhagen",
    "Denmark",
    cet,
    5,
    "+45",
    ["danish", "danish", "swedish", "english"],
    "Copenhagen School of Engineering",
    "Sound Business School",
  ),
  place("Aarhus", "Denmark", cet, 2, "+45", ["danish"], "Jutland University"),
  place(
    "Oslo",
    "Norway",
    cet,
    4,
    "+47",
    ["norwegian", "norwegian", "swedish", "indian"],
    "Oslo Polytechnic",
    "Fjord Business School",
  ),
  place("Bergen", "Norway", cet, 2, "+47", ["norwegian"], "Western Norway Institute of Technology"),
  place(
    "Helsinki",
    "Finland",
    eet,
    4,
    "+358 9",
    ["finnish", "finnish", "swedish"],
    "Helsinki Polytechnic",
    "Baltic School of Business",
  ),
  place("Tampere", "Finland", eet, 1, "+358 3", ["finnish"], "Tammerkoski University of Technology"),
  place(
    "Berlin",
    "Germany",
    cet,
    6,
    "+49 30",
    ["german", "german", "polish", "english", "spanish"],
    "Spree Technical University",
    "Berlin School of Management",
  ),
  place("Hamburg", "Germany", cet, 3, "+49 40", ["german", "german", "danish"], "Elbe University"),
  place(
    "Munich",
    "Germany",
    cet,
    4,
    "+49 89",
    ["german", "german", "italian", "indian"],
    "Isar Technical University",
    "Bavarian Business School",
  ),
  place("Cologne", "Germany", cet, 2, "+49 221", ["german", "italian"], "Rhineland University"),
  place(
    "Zurich",
    "Switzerland",
    cet,
    3,
    "+41 44",
    ["german", "french", "italian", "english"],
    "Limmat Institute of Technology",
  ),
  place("Vienna", "Austria", cet, 2, "+43 1", ["german", "german", "polish"], "Danube University of Technology"),
  place(
    "Amsterdam",
    "Netherlands",
    cet,
    5,
    "+31 20",
    ["dutch", "dutch", "english", "indian"],
    "Amstel University",
    "Canal House Business School",
  ),
  place("Rotterdam", "Netherlands", cet, 2, "+31 10", ["dutch", "portuguese"], "Maas School of Logistics"),
  place("Brussels", "Belgium", cet, 2, "+32 2", ["french", "dutch"], "Brabant University"),
  place(
    "Paris",
    "France",
    cet,
    5,
    "+33 1",
    ["french", "french", "arabic"],
    "École Supérieure de la Seine",
    "Rive Gauche School of Management",
  ),
  place("Lyon", "France", cet, 2, "+33 4", ["french"], "Institut Polytechnique du Rhône"),
  place("Barcelona", "Spain", cet, 3, "+34 93", ["spanish", "spanish", "italian"], "Universitat del Mediterrani"),
  place(
    "Madrid",
    "Spain",
    cet,
    3,
    "+34 91",
    ["spanish", "spanish", "portuguese"],
    "Instituto Castellana",
    "Universidad del Manzanares",
  ),
  place("Lisbon", "Portugal", gmt, 3, "+351 21", ["portuguese", "portuguese", "english"], "Instituto do Tejo"),
  place("Milan", "Italy", cet, 3, "+39 02", ["italian", "italian", "english"], "Politecnico dei Navigli"),
  place("Warsaw", "Poland", cet, 3, "+48 22", ["polish"], "Vistula University of Technology"),
  place("Kraków", "Poland", cet, 2, "+48 12", ["polish"], "Wawel University"),
  place(
    "London",
    "United Kingdom",
    gmt,
    7,
    "+44 20",
    ["english", "english", "indian", "nigerian", "french"],
    "Thames University",
    "Bishopsgate School of Economics",
  ),
  place("Manchester", "United Kingdom", gmt, 2, "+44 161", ["english", "english", "indian"], "Irwell University"),
  place("Edinburgh", "United Kingdom", gmt, 2, "+44 131", ["english", "polish"], "Forth University"),
  place("Dublin", "Ireland", gmt, 3, "+353 1", ["english", "english", "portuguese"], "Liffey Institute of Technology"),
  place(
    "New York",
    "United States",
    eastern,
    4,
    "+1 212",
    ["english", "spanish", "chinese", "indian"],
    "Hudson University",
    "Gramercy School of Business",
  ),
  place(
    "Boston",
    "United States",
    eastern,
    2,
    "+1 617",
    ["english", "indian", "chinese"],
    "Back Bay Institute of Technology",
  ),
  place(
    "Austin",
    "United States",
    { offset: -360, summer: "us" },
    2,
    "+1 512",
    ["english", "spanish", "indian"],
    "Hill Country University",
  ),
  place(
    "San Francisco",
    "United States",
    { offset: -480, summer: "us" },
    4,
    "+1 415",
    ["english", "chinese", "indian", "spanish"],
    "Golden Bay University",
  ),
  place("Toronto", "Canada", eastern, 2, "+1 416", ["english", "chinese", "indian"], "Humber Lake University"),
  place(
    "Bengaluru",
    "India",
    { offset: 330 },
    4,
    "+91 80",
    ["indian"],
    "Deccan Institute of Technology",
    "Cubbon School of Management",
  ),
  place("Singapore", "Singapore", { offset: 480 }, 2, "+65", ["chinese", "indian", "english"], "Straits University"),
  place(
    "Dubai",
    "United Arab Emirates",
    { offset: 240 },
    1,
    "+971 4",
    ["arabic", "indian", "english"],
    "Gulf School of Business",
  ),
  place("Lagos", "Nigeria", { offset: 60 }, 1, "+234 1", ["nigerian"], "Lagoon University"),
  place("Tokyo", "Japan", { offset: 540 }, 1, "+81 3", ["japanese"], "Sumida University"),
];

function place(
  city: string,
  country: string,
  zone: Zone,
  weight: number,
  dialCode: string,
  regions: readonly NameRegion[],
  ...schools: string[]
): Place {
  const name = city === country ? city : `${city}, ${country}`;
  return { name, city, zone, weight, regions, schools, dialCode };
}
