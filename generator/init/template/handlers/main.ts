#!/usr/bin/env node
import { packageRoot, runProgram } from "switchboard/runtime";
import { definition } from "./definition.ts";

await runProgram(definition, packageRoot(import.meta.url));
